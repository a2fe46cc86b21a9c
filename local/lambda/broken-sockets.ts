import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const open = new Set<Socket>();

/** Follows the connections that this process opens from now on. */
export function followSockets(): void {
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/**
 * Breaks every connection as if the other side had closed it during a freeze: only the next write fails. AWS does not
 * say how long connections last while an environment is frozen: here none does.
 * @param preserved port of the other side whose connections stay.
 */
export function breakSockets(preserved: number): void {
  for (const socket of open) if (socket.remotePort !== preserved) breakSocket(socket);
}

function breakSocket(socket: Socket): void {
  // HTTP/2 writes past the socket's own methods.
  if ('alpnProtocol' in socket && socket.alpnProtocol === 'h2') {
    socket.destroy();
    return;
  }
  const fail = (callback: (error: Error) => void) =>
    callback(Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET', syscall: 'write' }));
  socket._write = (_chunk, _encoding, callback) => fail(callback);
  socket._writev = (_chunks, callback) => fail(callback);
}
