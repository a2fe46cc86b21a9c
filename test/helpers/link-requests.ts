import type { LinkFields } from '../../lambdas/domain/link/link-fields.ts';
import { newLink } from '../../lambdas/domain/link/link-request.ts';
import { exampleRequest } from './examples.ts';

/**
 * The example request of createpassissuancelink for the action's schema, with fields replaced by their path,
 * such as `link-protection.checksum`; undefined takes a field away.
 */
export function linkRequest(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { action: _action, ...request } = exampleRequest('create-pass-issuance-link');
  return Object.entries({ 'pass-template-id': 'Template0000000000001', ...changes }).reduce(
    (changed, [path, value]) => withField(changed, path.split('.'), value),
    request,
  );
}

function withField(request: Record<string, unknown>, path: readonly string[], value: unknown): Record<string, unknown> {
  const [name = '', ...inner] = path;
  const { [name]: before, ...others } = request;
  const after = inner.length > 0 ? withField(before as Record<string, unknown>, inner, value) : value;
  return after === undefined ? others : { ...request, [name]: after };
}

/** Stored fields of the example link, changed as wanted. */
export function exampleLinkFields(changes: Partial<LinkFields> = {}): LinkFields {
  return { ...newLink.parse(linkRequest()).fields, ...changes };
}
