import { LinkBuilder } from '../../clients/link-builder/link-builder.ts';
import { passenger } from '../helpers/followed-links.ts';
import { linkRequest } from '../helpers/link-requests.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { downloaded, type SharedStack } from './shared-stack.ts';

/** Makes an issuance link of the flight whose checksum is of each byte of the whole address. @returns the link of a passenger */
export async function linkFor(stack: SharedStack, passId: string): Promise<string> {
  const request = linkRequest({
    'pass-template-id': stack.flight.templateId,
    'link-expiration-timestamp': `${stack.flight.departureDay}T17:00:00`,
    'link-protection': { checksum: 'SHA384', 'checksum-applied': 'full-link' },
    'pass-variables.frequent-flyer-name/number-value': { 'is-required': false, 'value-encryption': false },
  });
  const { 'preview-url': preview } = await stack.call({ action: 'createpassissuancelink', ...request });
  const builder = new LinkBuilder({ ...request, 'preview-url': String(preview) });
  return builder.build(passenger({ 'frequent-flyer-name/number-value': 'Miles & More 992003', 'pass-id': passId }));
}

/** The way from createpassissuancelink to the pass of the passenger who follows the link. */
export function issuanceLinkFlow(stack: SharedStack): void {
  test('an issuance link that is followed makes the pass, and leads to an address that has nothing of the passenger', async () => {
    const link = await linkFor(stack, 'by-link');
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
    const followed = await fetch(link, { redirect: 'manual' });
    const location = followed.headers.get('location') ?? '';
    expect(followed.status).toBe(303);
    expect(new URL(location, stack.url).href).toMatch(new RegExp(`^${stack.url}/i/[a-z2-7]{58}$`));
    expect(followed.headers.get('cache-control')).toBe('no-store');
    expect(followed.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await fetch(new URL(location, stack.url));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Erika Mustermann')]);
    const { passJson } = openPkpass(await downloaded({ url: new URL(location, stack.url).href }));
    expect(JSON.stringify(passJson.boardingPass)).toContain('Miles & More 992003');
    const again = await fetch(link, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(location);
  });

  test('a link of which one byte is written otherwise is a wrong link', async () => {
    const link = await linkFor(stack, 'by-wrong-link');
    const wrong = await fetch(link.replace('992003', '99200%33'), { redirect: 'manual' });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([404, null]);
  });
}
