import type { HeadersPolicy } from './cloudfront.ts';

/** Source: CloudFormation, AWS::CloudFront::ResponseHeadersPolicy. */
export interface ResponseHeadersPolicyConfig {
  readonly CustomHeadersConfig?: { readonly Items: readonly CustomHeader[] };
  readonly RemoveHeadersConfig?: { readonly Items: readonly { readonly Header: string }[] };
  readonly SecurityHeadersConfig?: Readonly<Record<string, SecurityHeader>>;
}

interface Overriding {
  readonly Override: boolean;
}

interface CustomHeader extends Overriding {
  readonly Header: string;
  readonly Value: string;
}

const known = ['Comment', 'CustomHeadersConfig', 'Name', 'RemoveHeadersConfig', 'SecurityHeadersConfig'];

/** A setting of any of the security headers. */
interface SecurityHeader extends Overriding {
  readonly ContentSecurityPolicy?: string;
  readonly FrameOption?: string;
  readonly ReferrerPolicy?: string;
  readonly AccessControlMaxAgeSec?: number;
  readonly IncludeSubdomains?: boolean;
  readonly Preload?: boolean;
}

/** Security headers with their values, by the names of their settings. */
const security: Readonly<Record<string, readonly [name: string, value: (setting: SecurityHeader) => unknown]>> = {
  ContentSecurityPolicy: ['Content-Security-Policy', (setting) => setting.ContentSecurityPolicy],
  ContentTypeOptions: ['X-Content-Type-Options', () => 'nosniff'],
  FrameOptions: ['X-Frame-Options', (setting) => setting.FrameOption],
  ReferrerPolicy: ['Referrer-Policy', (setting) => setting.ReferrerPolicy],
  StrictTransportSecurity: [
    'Strict-Transport-Security',
    ({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }) =>
      [`max-age=${AccessControlMaxAgeSec}`, IncludeSubdomains && 'includeSubDomains', Preload && 'preload']
        .filter(Boolean)
        .join('; '),
  ],
};

/**
 * A response headers policy as a function. With Override the policy's header replaces the origin's.
 * @throws Error for settings that would be ignored.
 */
export function headersPolicy(config: ResponseHeadersPolicyConfig): HeadersPolicy {
  const unknown = [
    ...Object.keys(config).filter((name) => !known.includes(name)),
    ...Object.keys(config.SecurityHeadersConfig ?? {}).filter((name) => !Object.hasOwn(security, name)),
  ];
  if (unknown.length > 0) throw new Error(`A response headers policy's ${unknown.join()} is not known here`);
  const removed = new Set(config.RemoveHeadersConfig?.Items.map(({ Header }) => Header.toLowerCase()));
  const settings = Object.entries(config.SecurityHeadersConfig ?? {});
  const ofSecurity = settings.flatMap(([setting, values]): CustomHeader[] => {
    const [Header, value] = security[setting] ?? [];
    return Header && value ? [{ Header, Value: String(value(values)), Override: values.Override }] : [];
  });
  const added = [...ofSecurity, ...(config.CustomHeadersConfig?.Items ?? [])];
  return (headers) => {
    const retained = Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.has(name)));
    for (const { Header, Value, Override } of added) {
      const name = Header.toLowerCase();
      if (Override || !(name in retained)) retained[name] = Value;
    }
    return retained;
  };
}
