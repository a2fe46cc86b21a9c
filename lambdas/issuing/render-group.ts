import { bundlesOf, type GroupMember, saveLinksOf } from '../domain/group/group.ts';
import { languagesOf, type Wording } from '../domain/languages/languages.ts';
import { wordingsOf } from '../domain/languages/wordings.ts';
import { passAt } from '../domain/pass/expiration.ts';
import { isInstalled, isTaken } from '../domain/pass/installs.ts';
import { installLink } from '../domain/pass/pass.ts';
import { boardingPassOf } from '../domain/shown/boarding-pass.ts';
import { type GroupFlight, groupPage } from '../pages/group-page.ts';
import type { Services } from '../ports/services.ts';
import { imagePath } from './render.ts';

/** The page of a group. @param members in order, at least one. */
export async function renderGroup(
  { clock, publicBaseUrl }: Pick<Services, 'clock' | 'publicBaseUrl'>,
  link: string,
  members: readonly GroupMember[],
): Promise<string> {
  const at = clock.now();
  const byFlight = [...Map.groupBy(members, ({ template }) => template).values()];
  const flightsIn = (wording: Wording) => byFlight.map((ofFlight) => flightOf(ofFlight, at, wording));
  const [own, ...others] = await wordingsOf({ fields: languagesOfAll(members) });
  return groupPage({
    flights: flightsIn(own),
    translations: others.map(flightsIn),
    url: `${publicBaseUrl}/g/${link}`,
    bundles: bundlesOf(members, at).map(({ length: passes }, place) => ({
      passes,
      url: `/g/${link}/${place + 1}.pkpasses`,
    })),
    saveLinks: saveLinksOf(members, at).map(({ length: passes }, place) => ({
      passes,
      url: `/g/${link}/walletb/${place + 1}`,
    })),
  });
}

/** The languages of the first flight, then those of the others, as many as a template can have. */
function languagesOfAll(members: readonly GroupMember[]) {
  const all = [...new Set(members.flatMap(({ template }) => languagesOf(template.fields)))];
  return { language: all[0], languages: all.slice(0, 8) };
}

function flightOf(members: readonly GroupMember[], at: Date, wording: Wording): GroupFlight {
  const [{ fields, images, issuerId }] = members.map(({ template }) => template) as [GroupMember['template']];
  return {
    settings: {
      backgroundColor: fields['pass-install-background-color'] ?? '#FFFFFF',
      brandColor: fields['background-color'],
      brandTextColor: fields['text-color'],
    },
    logoUrl: (fields['pass-install-logo-display'] ?? true) ? imagePath(images['carrier-airline-logo']) : undefined,
    iconUrl: imagePath(images['walleta-pass-icon']),
    passes: members.map(({ template, pass }) => {
      const url = `/i/${installLink(pass)}`;
      return {
        boardingPass: boardingPassOf(template, passAt(template, pass, at), wording),
        isTaken: isTaken(template, pass),
        isInWallet: isInstalled(pass),
        url,
        pkpassUrl: `${url}/pass.pkpass`,
        googleUrl: issuerId && `${url}/walletb`,
      };
    }),
  };
}
