import { boardingPassOf } from '../domain/boarding-pass.ts';
import { passAt } from '../domain/expiration.ts';
import { bundlesOf, type GroupMember, saveLinksOf } from '../domain/group.ts';
import { installLink } from '../domain/pass.ts';
import { isTaken } from '../domain/sharing.ts';
import { type GroupFlight, groupPage } from '../pages/group-page.ts';
import type { Services } from '../ports/services.ts';
import { imagePath } from './render.ts';

/** The page of a group. @param members in order, at least one. */
export function renderGroup(
  { clock, publicBaseUrl }: Pick<Services, 'clock' | 'publicBaseUrl'>,
  link: string,
  members: readonly GroupMember[],
): string {
  const at = clock.now();
  const flights = [...Map.groupBy(members, ({ template }) => template).values()].map((ofFlight) =>
    flightOf(ofFlight, at),
  );
  return groupPage({
    flights,
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

function flightOf(members: readonly GroupMember[], at: Date): GroupFlight {
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
        boardingPass: boardingPassOf(template, passAt(template, pass, at)),
        isTaken: isTaken(template, pass),
        url,
        pkpassUrl: `${url}/pass.pkpass`,
        googleUrl: issuerId && `${url}/walletb`,
      };
    }),
  };
}
