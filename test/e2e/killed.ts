import { createClient } from '../../clients/typescript/client.ts';
import { answersDespite } from '../helpers/answers-despite.ts';
import { publishedOfPass, typesOf } from '../helpers/events.ts';
import { iphone } from '../helpers/phones.ts';
import { downloaded, passType, type SharedStack } from './shared-stack.ts';

/** Promises of the service that hold although every one of its processes dies. */
export function killedFlow(stack: SharedStack): void {
  test('after kill -9 amid calls these are answered once and for all, and a phone hears of the next change', async () => {
    const before = await stack.issue('before-the-kill');
    const phone = iphone({ id: 'phone-of-lena', pushToken: 'token-of-lena' });
    expect((await phone.install(await downloaded(before))).status).toBe(201);

    const passIds = Array.from({ length: 10 }, (_, place) => `amid-${place}`);
    const issue = (passId: string) => async () => {
      const client = createClient({ baseUrl: stack.url, apiKey: stack.running.apiKey });
      return client.call(stack.passRequest(passId), { idempotencyKey: passId });
    };
    const answers = await answersDespite(() => stack.killAndRestart(), passIds.map(issue), 3);
    expect(await Promise.all(passIds.map((passId) => issue(passId)()))).toEqual(answers);

    // The registration is over, which might else notify the phone at the moment of the change, too.
    await stack.pass(1);
    await stack.updateFlight({ 'origin-gate': 'D11' });
    await stack.pass(1);
    expect(await stack.pushesTo(phone.pushToken)).toHaveLength(1);
    for (const [place, passId] of passIds.entries()) {
      const reference = { 'pass-template-id': stack.flight.templateId, 'pass-id': passId };
      const { 'pass-install-url': url } = await stack.call({ action: 'generatepassbyid', ...reference });
      expect(url).toBe(answers[place]?.['pass-install-url']);
      expect((await fetch(String(url))).status).toBe(200);
      expect(typesOf(await publishedOfPass(stack.url, reference))).toEqual(['PassGenerated']);
    }
    expect(await phone.onPush(passType)).toEqual({ [before.serial]: 200 });
    expect(phone.passes.get(before.serial)?.passJson.semantics.departureGate).toBe('D11');
  });
}
