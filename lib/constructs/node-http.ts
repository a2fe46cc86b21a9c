/**
 * Takes the place of `node:http` in bundles: an import reads every export of a module, and one of these, WebSocket, loads
 * fetch, which takes as much CPU as half of an empty function's start.
 */
const http = process.getBuiltinModule('node:http');

export const { Agent, STATUS_CODES, request } = http;

export default http;
