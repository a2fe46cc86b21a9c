import vm from 'node:vm';
import { type EdgeRequest, pathOf } from './exchange.ts';

/** Changes a viewer's request, as a CloudFront function does. */
export type ViewerFunction = (request: EdgeRequest) => EdgeRequest;

/** Source: CloudFormation, AWS::CloudFront::Function. */
export interface ViewerFunctionConfig {
  readonly AutoPublish?: boolean;
  readonly FunctionCode: string;
  readonly FunctionConfig: { readonly Runtime: string };
}

/** Source: CloudFront Developer Guide, "Quotas on CloudFront Functions". */
const maxBytes = 10 * 1024;

/**
 * Runs the deployed code, without Node. Only a changed path is taken over.
 * Source: CloudFront Developer Guide, "CloudFront Functions event structure".
 *
 * @throws Error for code that CloudFront would refuse or not run.
 */
export function viewerFunction({ AutoPublish, FunctionCode, FunctionConfig }: ViewerFunctionConfig): ViewerFunction {
  if (!AutoPublish) throw new Error('A CloudFront function that is not published does nothing');
  if (FunctionConfig.Runtime !== 'cloudfront-js-2.0')
    throw new Error(`The runtime ${FunctionConfig.Runtime} is unknown`);
  if (Buffer.byteLength(FunctionCode) > maxBytes) throw new Error('A CloudFront function has at most 10 KB');
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  // CloudFront runs functions in strict mode.
  vm.runInContext(`'use strict';\n${FunctionCode}`, context);
  return (request) => {
    const { method, target } = request;
    const uri = pathOf(target);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, { value }]));
    const event = { version: '1.0', request: { method, uri, headers, querystring: {}, cookies: {} } };
    const changed = JSON.parse(vm.runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context));
    if (changed.statusCode !== undefined) throw new Error('A CloudFront function that answers is not known here');
    if (JSON.stringify({ ...changed, uri }) !== JSON.stringify(event.request))
      throw new Error('A CloudFront function that changes more than the path is not known here');
    return { ...request, target: changed.uri + target.slice(uri.length) };
  };
}
