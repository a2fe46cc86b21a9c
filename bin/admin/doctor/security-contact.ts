import { readFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { type Finding, ok, warning } from './finding.ts';

/** What SECURITY.md has until the airline that runs the stage has filled it in. */
const placeholder = /`\[to be filled in: [^\]]*\]`/;

export const securityContactCheck: Check = {
  about: 'security',
  notLocally: 'vulnerabilities of a stage are reported to its airline',
  run: async () => [contactFinding(readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8'))],
};

export const contactFinding = (document: string): Finding =>
  placeholder.test(document)
    ? warning('SECURITY.md names no contact and time of response', 'fill in both under "Reporting a vulnerability"')
    : ok('SECURITY.md names a contact and a time of response');
