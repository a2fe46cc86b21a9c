import { readFileSync } from 'node:fs';
import { newApiKey } from '../../lambdas/runtime/identity.ts';
import { identifyCertificate } from '../../lambdas/wallets/apple/certificate.ts';
import type { OperatorContext } from './operator-context.ts';

type Options = Readonly<Record<string, string | undefined>>;

export interface Command {
  /** Options that it needs, each with what to put there. */
  readonly options: Readonly<Record<string, string>>;
  /** @returns what the operator reads. */
  run(options: Options, context: OperatorContext): Promise<string>;
}

/** The operator's commands by their words. */
export const commands: Readonly<Record<string, Command>> = {
  'account create': {
    options: { account: 'id of your choice', name: 'airline' },
    async run(options, { registry }) {
      const id = needed(options, 'account');
      if (!/^[a-z0-9-]{1,32}$/.test(id)) throw new Error('--account must be 1 to 32 of a-z, 0-9 and hyphen');
      const apiKey = newApiKey();
      if (!(await registry.create({ id, name: needed(options, 'name') }, apiKey))) {
        throw new Error(`The account ${id} exists already`);
      }
      return `Account ${id}\nAPI key ${apiKey}  (shown once)`;
    },
  },
  'key add': {
    options: { account: 'id' },
    async run(options, { registry }) {
      const apiKey = newApiKey();
      await registry.addApiKey(needed(options, 'account'), apiKey);
      return `API key ${apiKey}  (shown once; earlier keys stay valid)`;
    },
  },
  'certificate add': {
    options: { account: 'id', certificate: 'pass.pem', key: 'key.pem', intermediate: 'wwdr.pem' },
    async run(options, { registry, apple, clock }) {
      const certificate = identifyCertificate({
        certificatePem: readFileSync(needed(options, 'certificate'), 'utf8'),
        privateKeyPem: readFileSync(needed(options, 'key'), 'utf8'),
        intermediatePem: readFileSync(needed(options, 'intermediate'), 'utf8'),
      });
      await apple.checkCertificate(certificate, clock.now());
      await registry.addAppleCertificate(needed(options, 'account'), certificate, { makeDefault: true });
      return `Certificate ${certificate.passTypeId} of team ${certificate.teamId} signs new templates from now on`;
    },
  },
};

/** How to call the commands. */
export function usage(): string {
  const lines = Object.entries(commands).map(([words, { options }]) => {
    const parameters = Object.entries(options).map(([name, value]) => `--${name} <${value}>`);
    return `  npm run admin -- ${words} --stage <stage> ${parameters.join(' ')}`;
  });
  return `Usage, with AWS credentials and Region in the environment:\n${lines.join('\n')}`;
}

/** @throws naming an option that is missing. */
export function needed(options: Options, name: string): string {
  const value = options[name];
  if (!value) throw new Error(`--${name} is needed`);
  return value;
}
