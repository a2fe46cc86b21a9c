import * as z from 'zod';
import type { DirectorySettings } from '../lambdas/ports/people.ts';
import { directorySecret } from './names.ts';

const groups = z.array(z.string().min(1)).min(1, 'must name a group, or be left out');

/** Addresses under which Microsoft signs in people of any tenant; they are the issuer of no token. */
const isOfNoTenant = (issuer: string) => /\/(common|organizations|consumers)(\/|$)/.test(issuer);

const directory = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z\d-]{1,32}$/, 'must be 1 to 32 of a-z, 0-9 and hyphen')
    .refine((id) => id !== 'invitation', 'must be another word: invitation is the way of invited people')
    .describe('Id of your choice; it is in the redirect address and in the name of the secret, so permanent'),
  name: z.string().trim().min(1, 'is needed').max(60).describe('Name on the sign-in page, which everybody can read'),
  account: z
    .string()
    .regex(/^[a-z\d-]{1,32}$/, 'must be the id of an account')
    .describe('Account of its people'),
  issuer: z
    .url({ protocol: /^https?$/, error: 'must be an https URL' })
    .regex(/^https:|^http:\/\/localhost(:|\/|$)/, 'must be https')
    .regex(/^[^?#]*$/, 'must have no query and no fragment')
    .refine((issuer) => !isOfNoTenant(issuer), "must be your tenant's own: write its id in place of common")
    .describe('Issuer, exactly as its metadata has it'),
  clientId: z.string().min(1, 'is needed').max(255).describe('Client id of the desk'),
  groupsClaim: z.string().min(1).max(100).default('groups').describe('Claim of the ID token with the groups'),
  roles: z
    .strictObject({ viewer: groups, agent: groups, admin: groups })
    .partial()
    .refine((roles) => Object.keys(roles).length > 0, 'must name the groups of a role')
    .describe('Groups of each role'),
});

/** Lambda gives 4 KB to all variables of a function. */
const maxCharacters = 2_500;

/** A stage's name of most characters. */
const longestStage = 'x'.repeat(12);

/** JSON in ASCII, which a template has to be. */
const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Directories of airlines, as a stage's file has them. */
export const directories = z
  .array(directory)
  .default([])
  .refine((all) => isUnique(all.map(({ id }) => id)), 'must have different ids')
  .refine(
    (all) => isUnique(all.map(({ issuer, clientId }) => `${issuer} ${clientId}`)),
    'must have one directory for each client of an issuer',
  )
  .refine(
    (all) => asciiJson(all.map((each) => withSecret(longestStage, each))).length <= maxCharacters,
    `must have ${maxCharacters} characters or less: name fewer groups or directories`,
  );

const withSecret = (stage: string, each: z.output<typeof directory>): DirectorySettings => ({
  ...each,
  clientSecret: directorySecret(stage, each.id),
});

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

interface OfStage {
  readonly stage: string;
  readonly directories: z.output<typeof directories>;
}

/** The directories with the names of their secrets, and as a function has them; undefined for a stage without any. */
export function directoriesOf({ stage, directories }: OfStage) {
  if (directories.length === 0) return undefined;
  const all = directories.map((each) => withSecret(stage, each));
  return { secrets: all.map(({ clientSecret }) => clientSecret), text: asciiJson(all) };
}
