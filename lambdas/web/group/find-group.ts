import { type GroupMember, inOrder, parseGroupLink } from '../../domain/group.ts';
import { equalsSecret } from '../../links/equals-secret.ts';
import type { WebServices } from '../../ports/services.ts';

/**
 * The passes behind the link to a group's page, in order; undefined if there are none (any more). A wrong link costs no
 * request.
 */
export async function findGroup(
  link: string,
  { groups, identity, templates }: Pick<WebServices, 'groups' | 'identity' | 'templates'>,
): Promise<readonly GroupMember[] | undefined> {
  const { group, secret } = parseGroupLink(link);
  if (!equalsSecret(secret, await identity.groupSecret(group))) return undefined;
  const passes = await groups.passesOf(group);
  const flights = await Promise.all(
    [...Map.groupBy(passes, ({ templateId }) => templateId)].map(async ([templateId, ofFlight]) => {
      const template = ofFlight[0] && (await templates.findLatest(ofFlight[0].account, templateId));
      return template ? ofFlight.map((pass) => ({ pass, template })) : [];
    }),
  );
  const members = inOrder(flights.flat());
  return members.length > 0 ? members : undefined;
}
