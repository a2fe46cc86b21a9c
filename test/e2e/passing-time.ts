import { publishedOfPass, typesOf } from '../helpers/events.ts';
import { iphone } from '../helpers/phones.ts';
import { downloaded, passType, type SharedStack } from './shared-stack.ts';

const minute = 60;
const hour = 60 * minute;

/** Expiry and archive, each when it is due by the stack's own clock. */
export function passingTimeFlow(stack: SharedStack): void {
  test('a pass on a phone expires at its time; one that nobody has installed is archived after its hours', async () => {
    const inTenMinutes = new Date(Date.parse(await stack.pass(0)) + 600_000).toISOString().slice(0, 19);
    const expiry = { 'expiration-timestamp': inTenMinutes, 'expiration-timezone': 'Etc/UTC' };
    const [forgotten, used] = [await stack.issue('forgotten'), await stack.issue('used', expiry)];
    const phone = iphone({ id: 'phone-of-paul', pushToken: 'token-of-paul' });
    await phone.install(await downloaded(used));
    await stack.updateFlight({ 'never-installed-ttl': 1 });
    await stack.pass(8 * minute);
    await phone.onPush(passType);
    expect(await stack.read(used)).toMatchObject({ 'pass-status': 'active', 'walleta-status': 'installed' });
    const before = (await stack.pushesTo(phone.pushToken)).length;
    await stack.pass(4 * minute);
    expect(await stack.read(used)).toMatchObject({ 'pass-status': 'expired' });
    expect((await stack.pushesTo(phone.pushToken)).length).toBeGreaterThan(before);
    expect(await phone.onPush(passType)).toEqual({ [used.serial]: 200 });
    expect(phone.passes.get(used.serial)?.passJson.voided).toBe(true);
    expect(await (await fetch(used.url)).text()).toContain('This boarding pass has expired');
    expect(typesOf(await publishedOfPass(stack.url, used.reference))).toEqual([
      ...['PassGenerated', 'PassInstalled walleta', 'PassExpired'],
    ]);

    await stack.pass(hour - 15 * minute);
    expect(await stack.read(forgotten)).toMatchObject({ 'pass-status': 'active' });
    await stack.pass(6 * minute);
    await expect(stack.read(forgotten)).rejects.toMatchObject({ code: 'E808' });
    const page = await fetch(forgotten.url);
    expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining('Erika')]);
    expect(typesOf(await publishedOfPass(stack.url, forgotten.reference))).toEqual(['PassGenerated', 'PassArchived']);
  });
}
