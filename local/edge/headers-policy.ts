import type { HeadersPolicy } from './cloudfront.ts';

/** Source: CloudFormation, AWS::CloudFront::ResponseHeadersPolicy. */
export interface ResponseHeadersPolicyConfig {
  readonly CustomHeadersConfig?: { readonly Items: readonly CustomHeader[] };
  readonly RemoveHeadersConfig?: { readonly Items: readonly { readonly Header: string }[] };
  readonly SecurityHeadersConfig?: {
    readonly ContentSecurityPolicy?: Overriding & { readonly ContentSecurityPolicy: string };
    readonly ContentTypeOptions?: Overriding;
    readonly FrameOptions?: Overriding & { readonly FrameOption: string };
    readonly ReferrerPolicy?: Overriding & { readonly ReferrerPolicy: string };
    readonly StrictTransportSecurity?: Overriding & {
      readonly AccessControlMaxAgeSec: number;
      readonly IncludeSubdomains?: boolean;
      readonly Preload?: boolean;
    };
  };
}

interface Overriding {
  readonly Override: boolean;
}

interface CustomHeader extends Overriding {
  readonly Header: string;
  readonly Value: string;
}

const known = ['Comment', 'CustomHeadersConfig', 'Name', 'RemoveHeadersConfig', 'SecurityHeadersConfig'];
const knownSecurity =
  'ContentSecurityPolicy ContentTypeOptions FrameOptions ReferrerPolicy StrictTransportSecurity'.split(' ');

/**
 * A response headers policy as a function. With Override the policy's header replaces the origin's.
 * @throws Error for settings that would be ignored.
 */
export function headersPolicy(config: ResponseHeadersPolicyConfig): HeadersPolicy {
  const unknown = [
    ...Object.keys(config).filter((name) => !known.includes(name)),
    ...Object.keys(config.SecurityHeadersConfig ?? {}).filter((name) => !knownSecurity.includes(name)),
  ];
  if (unknown.length > 0) throw new Error(`A response headers policy's ${unknown.join()} is not known here`);
  const removed = new Set(config.RemoveHeadersConfig?.Items.map(({ Header }) => Header.toLowerCase()));
  const added = [...securityHeaders(config.SecurityHeadersConfig ?? {}), ...(config.CustomHeadersConfig?.Items ?? [])];
  return (headers) => {
    const retained = Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.has(name)));
    for (const { Header, Value, Override } of added) {
      const name = Header.toLowerCase();
      if (Override || !(name in retained)) retained[name] = Value;
    }
    return retained;
  };
}

function securityHeaders(security: NonNullable<ResponseHeadersPolicyConfig['SecurityHeadersConfig']>): CustomHeader[] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } = security;
  const header = (Header: string, setting: Overriding | undefined, value: () => string): CustomHeader[] =>
    setting ? [{ Header, Value: value(), Override: setting.Override }] : [];
  return [
    ...header(
      'Content-Security-Policy',
      ContentSecurityPolicy,
      () => ContentSecurityPolicy?.ContentSecurityPolicy ?? '',
    ),
    ...header('X-Content-Type-Options', ContentTypeOptions, () => 'nosniff'),
    ...header('X-Frame-Options', FrameOptions, () => FrameOptions?.FrameOption ?? ''),
    ...header('Referrer-Policy', ReferrerPolicy, () => ReferrerPolicy?.ReferrerPolicy ?? ''),
    ...header('Strict-Transport-Security', StrictTransportSecurity, () =>
      [
        `max-age=${StrictTransportSecurity?.AccessControlMaxAgeSec}`,
        StrictTransportSecurity?.IncludeSubdomains && 'includeSubDomains',
        StrictTransportSecurity?.Preload && 'preload',
      ]
        .filter(Boolean)
        .join('; '),
    ),
  ];
}
