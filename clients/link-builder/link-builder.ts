import { type BinaryLike, type CipherKey, createCipheriv, createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The link's settings, as in createpassissuancelink, and the address from its answer. */
export interface LinkDefinition {
  /** Address in the answer of createpassissuancelink or updatepassissuancelink. */
  readonly 'preview-url': string;
  readonly 'encryption-settings'?: EncryptionSettings | undefined;
  readonly 'link-protection'?: LinkProtection | undefined;
  /** Only is-required is read: the preview shows which values are encrypted. */
  readonly 'pass-variables'?: Readonly<Record<string, { readonly 'is-required'?: boolean | string }>> | undefined;
}

export interface EncryptionSettings {
  /** 32 letters and digits, whose ASCII bytes are the 256 bits of the key. */
  readonly 'secret-key': string;
  /** 16 letters and digits. */
  readonly iv: string;
}

export interface LinkProtection {
  readonly checksum?: string | undefined;
  /** Alias of checksum. */
  readonly 'checksum-algorithm'?: string | undefined;
  readonly 'checksum-applied': string;
  /** For HMAC-SHA256: 32 letters and digits, whose ASCII bytes are the 256 bits of the key. */
  readonly 'checksum-key'?: string | undefined;
}

export type ChecksumAlgorithm = (typeof algorithms)[number];

const algorithms = ['HMAC-SHA256', 'CRC32', 'SHA256', 'SHA384', 'SHA512'] as const;
const scopes = ['query-string', 'full-link'] as const;

/** Values of one passenger by variable, as in pass-variables; an empty value counts as absent. */
export type PassengerValues = Readonly<Record<string, string | undefined>>;

/** The reason why a link cannot be built. Names a variable or a setting, never a value. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

/**
 * Maximum length of a link, including `https://`: CloudFront refuses longer ones.
 * Source: Amazon CloudFront Developer Guide, Quotas, maximum length of a URL.
 */
export const maxLinkBytes = 8_192;

const tooLong = (bytes: number) =>
  `the link would have ${bytes.toLocaleString('en')} bytes, but at most ${maxLinkBytes.toLocaleString('en')} can be opened: shorten values or send fewer`;

interface Protection {
  readonly algorithm: ChecksumAlgorithm;
  /** For HMAC-SHA256 only. */
  readonly key: string | undefined;
  readonly isOfFullLink: boolean;
}

interface Variable {
  /** Percent-encoded name, as in the address. */
  readonly parameter: string;
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isRequired: boolean;
}

/**
 * Builds issuance links offline, in a few microseconds each.
 *
 * @example
 * const builder = new LinkBuilder({ ...request, 'preview-url': answer['preview-url'] });
 * builder.build({ 'pass-id': 'LH2724-0001', 'passenger-name-value': 'Erika Mustermann' });
 */
export class LinkBuilder {
  readonly #address: string;
  readonly #variables: readonly Variable[];
  readonly #encryption: EncryptionSettings | undefined;
  readonly #protection: Protection | undefined;
  readonly #known: ReadonlySet<string>;

  /** @throws LinkError if the definition does not match its preview. */
  constructor(definition: LinkDefinition) {
    const preview = definition['preview-url'];
    const mark = preview.indexOf('?');
    if (mark < 0) throw new LinkError('preview-url has no variables: take it as createpassissuancelink answers it');
    this.#address = preview.slice(0, mark);
    const placeholders = preview.slice(mark + 1).split('&');
    const isProtected = placeholders.at(-1) === 'checksum={checksum}';
    this.#variables = placeholders
      .slice(0, isProtected ? -1 : undefined)
      .map((placeholder) => variableOf(placeholder, definition['pass-variables']));
    this.#known = new Set(this.#variables.map(({ name }) => name));
    const isEncrypting = this.#variables.some(({ isEncrypted }) => isEncrypted);
    this.#encryption = isEncrypting ? encryptionOf(definition['encryption-settings']) : undefined;
    this.#protection = isProtected ? protectionOf(definition['link-protection']) : undefined;
  }

  /** The link's variables, in the order of the address. */
  get variables(): readonly string[] {
    return [...this.#known];
  }

  /** @throws LinkError for an unknown variable, or if a required one is missing. */
  build(values: PassengerValues): string {
    for (const name of Object.keys(values))
      if (!this.#known.has(name)) throw new LinkError(`${name} is not a variable of this link`);
    const parameters: string[] = [];
    for (const { parameter, name, isEncrypted, isRequired } of this.#variables) {
      const value = values[name];
      if (value) {
        if (/\p{Cs}/u.test(value)) throw new LinkError(`${name} has half a character`);
        parameters.push(`${parameter}=${isEncrypted ? this.#encrypt(value) : percentEncoded(value)}`);
      } else if (isRequired) throw new LinkError(`${name} is required`);
    }
    const query = parameters.join('&');
    const link = this.#withChecksum(`${this.#address}?${query}`, query);
    // A link is ASCII, so its length is in bytes.
    if (link.length > maxLinkBytes) throw new LinkError(tooLong(link.length));
    return link;
  }

  #withChecksum(link: string, query: string): string {
    if (!this.#protection) return link;
    const { algorithm, isOfFullLink, key } = this.#protection;
    return `${link}&checksum=${checksumOf(algorithm, isOfFullLink ? link : query, key)}`;
  }

  #encrypt(value: string): string {
    const { 'secret-key': key, iv } = this.#encryption as EncryptionSettings;
    return encryptValue(value, key, iv);
  }
}

/** Also encodes apostrophes, because browsers do: the checksum would not match otherwise. */
const percentEncoded = (value: string) => encodeURIComponent(value).replaceAll("'", '%27');

/** AES-256-CBC with PKCS#7 padding, base64url without padding; text is UTF-8. */
export function encryptValue(value: string | Buffer, secretKey: CipherKey, iv: BinaryLike): string {
  const cipher = createCipheriv('aes-256-cbc', secretKey, iv);
  const encrypted = typeof value === 'string' ? cipher.update(value, 'utf8') : cipher.update(value);
  return Buffer.concat([encrypted, cipher.final()]).toString('base64url');
}

/** Lower-case hex; 8 digits for CRC32. @param key for HMAC-SHA256 (RFC 2104) only. */
export function checksumOf(algorithm: ChecksumAlgorithm, text: string | Buffer, key = ''): string {
  if (algorithm === 'HMAC-SHA256') return createHmac('sha256', key).update(text).digest('hex');
  if (algorithm === 'CRC32') return crc32(text).toString(16).padStart(8, '0');
  return createHash(algorithm.toLowerCase()).update(text).digest('hex');
}

function encryptionOf(settings: EncryptionSettings | undefined): EncryptionSettings {
  if (!settings) throw new LinkError('encryption-settings are missing: the preview asks for encrypted values');
  if (!/^[A-Za-z0-9]{32}$/.test(settings['secret-key']))
    throw new LinkError('secret-key must be 32 letters and digits');
  if (!/^[A-Za-z0-9]{16}$/.test(settings.iv)) throw new LinkError('iv must be 16 letters and digits');
  return settings;
}

function protectionOf(settings: LinkProtection | undefined): Protection {
  if (!settings) throw new LinkError('link-protection is missing: the preview asks for it');
  const algorithm = inAnyCase(algorithms, settings.checksum ?? settings['checksum-algorithm']);
  const scope = inAnyCase(scopes, settings['checksum-applied']);
  if (!algorithm) throw new LinkError(`checksum must be ${algorithms.join(', ')}`);
  if (!scope) throw new LinkError(`checksum-applied must be ${scopes.join(' or ')}`);
  const key = settings['checksum-key'] || undefined;
  if (algorithm === 'HMAC-SHA256' && !/^[A-Za-z0-9]{32}$/.test(key ?? ''))
    throw new LinkError('checksum-key must be 32 letters and digits');
  if (algorithm !== 'HMAC-SHA256' && key !== undefined) throw new LinkError('checksum-key goes with HMAC-SHA256 only');
  return { algorithm, key, isOfFullLink: scope === 'full-link' };
}

/** The name that a setting is in any letter case, as createpassissuancelink reads it. */
const inAnyCase = <Name extends string>(names: readonly Name[], setting: string | undefined): Name | undefined =>
  names.find((name) => name.toLowerCase() === setting?.toLowerCase());

/** `name={name}` or `name={encrypted:name}`. */
function variableOf(placeholder: string, declared: LinkDefinition['pass-variables']): Variable {
  const [, encodedName = '', encrypted] = /^([^=]+)=\{(encrypted:)?[^{}]+\}$/.exec(placeholder) ?? [];
  if (encodedName === '') throw new LinkError('preview-url has a parameter that is no placeholder');
  const name = decodeURIComponent(encodedName);
  const isRequired = String(declared?.[name]?.['is-required'] ?? false).toLowerCase() === 'true';
  return { parameter: encodeURIComponent(name), name, isEncrypted: encrypted !== undefined, isRequired };
}
