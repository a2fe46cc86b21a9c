import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { PasskitGeneratorBuilder } from '../../../lambdas/wallets/apple/passkit-generator-builder.ts';
import { badgeRows } from '../../fields/badge-rows.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';
import { openPkpass, withDocumentedTags } from '../../helpers/pkpass.ts';
import { pkpassInput } from '../../helpers/pkpass-input.ts';
import { describeAppleWallet } from './builder-contract.ts';

// The library's JavaScript takes a second for each signature under jest.
const warn = jest.spyOn(console, 'warn').mockImplementation();
afterAll(() => warn.mockRestore());

describeAppleWallet('passkit-generator', () => new PasskitGeneratorBuilder(), withDocumentedTags);

// The library drops wrong fields with a warning instead of failing.
afterEach(() => {
  expect(warn).not.toHaveBeenCalled();
});

test('passkit-generator: a pass with every badge is a valid one; of capabilities it knows all but lap-infant', async () => {
  const { certificate } = await createTestChain();
  const badges = Object.entries(badgeRows).map(([name, { accepts }]) => [name, accepts[0]?.at(-1)]);
  const programs = ['clear', 'global-entry', 'iti', 'itd', 'oss', 'tsa-precheck', 'tsa-precheck-touchless-id'] as const;
  const boardingPass = boardingPassOf(
    exampleTemplate({
      'origin-security-programs': [...programs],
      'destination-security-programs': [...programs],
      'lounge-place-id': 'I7C250D2CDCB364A',
    }),
    shownExamplePass({
      ...Object.fromEntries(badges),
      'security-programs': [...programs],
      'passenger-capabilities': ['pre-boarding', 'priority-boarding', 'carry-on', 'personal-item'],
    }),
  );
  const input = pkpassInput(certificate, { boardingPass });
  const { semantics } = openPkpass(await new PasskitGeneratorBuilder().build(input)).passJson;
  expect(semantics.passengerEligibleSecurityPrograms).toHaveLength(programs.length);
  expect(semantics).toEqual(withDocumentedTags(JSON.parse(JSON.stringify(passJsonOf(input)))).semantics);
});
