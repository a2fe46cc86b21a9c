import { PKPass } from 'passkit-generator';
import { actionTypes, type FeaturedActions } from '../../../lambdas/domain/fields/action-link-fields.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
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

/** Featured actions as we write them, and as the library takes them. */
function actionsOf(...chosen: FeaturedActions) {
  const links = { 'upgrade-url': 'https://www.example.com/', 'contact-phone': '+4989' };
  const template = exampleTemplate({ ...links, 'walleta-featured-actions': chosen });
  const certificate = { passTypeId: 'pass.com.example', teamId: 'A1B2C3D4E5' } as AppleCertificate;
  const input = pkpassInput(certificate, { boardingPass: boardingPassOf(template, shownExamplePass()) });
  const passJson = JSON.parse(JSON.stringify(passJsonOf(input)));
  const { featuredActions: taken } = new PKPass({ 'pass.json': Buffer.from(JSON.stringify(passJson)) });
  return { sent: passJson.featuredActions, taken };
}

test('passkit-generator takes our featured actions of the types that Apple names, and no pass.json with another type', () => {
  for (const type of [...actionTypes.keys()].filter((each) => each !== 'call')) {
    const { sent, taken } = actionsOf({ link: 'upgrade-url', type }, { link: 'contact-phone', type: 'call' });
    expect(sent).toHaveLength(2);
    expect(taken).toEqual(sent);
  }
  expect(actionsOf({ link: 'upgrade-url', type: 'upgradeSeat' }).taken).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('featuredActions[0].type'));
  warn.mockClear();
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
