import { type Flow, issuerId, startCrashTest } from '../helpers/crash/crash-test.ts';
import {
  answerOf,
  click,
  download,
  installOn,
  type MadePass,
  makePass,
  makeTemplate,
  type Registering,
  registering,
  saveToGoogle,
  telling,
} from '../helpers/crash/passengers.ts';
import type { Service } from '../helpers/crash/service.ts';
import { forAllTests } from '../helpers/for-tests.ts';

const crashes = forAllTests(startCrashTest);

type Doing = (service: Service) => Promise<unknown>;

/** A request that wallets repeat until they get an answer; 201 and 200 are the same to a phone. */
const flow = (title: string, prepare: Flow<Doing>['prepare']): Flow<Doing> => ({
  title,
  prepare,
  act: async (service, doing) => Math.floor(Number(await doing(service)) / 100),
});

const onPhone = (method: 'POST' | 'DELETE') => (register: Registering) => (service: Service) =>
  register(service, method);

const flows: Flow<Doing>[] = [
  flow('the first registration of a phone', async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    return onPhone('POST')(registering(await download(service, pass), 'device-1'));
  }),
  flow('a registration after a change, of which the phone has to hear', async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    const register = registering(await download(service, pass), 'device-1');
    await answerOf(service, { action: 'updatepassdata', ...pass.reference, 'pass-data': { 'seat-number': '1A' } });
    return onPhone('POST')(register);
  }),
  flow('another push token of a phone', async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    const pkpass = await download(service, pass);
    await installOn(service, pass, 'device-1');
    return onPhone('POST')(registering(pkpass, 'device-1', 'another-token'));
  }),
  flow('the removal of a pass from the last phone', async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    return onPhone('DELETE')(await installOn(service, pass, 'device-1'));
  }),
  flow("Google Wallet's button", async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    return (service) => click(service, pass);
  }),
  flow('a save in Google Wallet', async (service, api) => {
    const pass = await madeInGoogle(service, await makePass(service, api, await makeTemplate(service, api)));
    return telling(service, pass, issuerId, 'save');
  }),
  flow('a deletion in Google Wallet', async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    await saveToGoogle(service, pass, issuerId);
    return telling(service, pass, issuerId, 'del');
  }),
];

async function madeInGoogle(service: Service, pass: MadePass): Promise<MadePass> {
  await click(service, pass);
  await service.drain();
  return pass;
}

test.each(flows)('$title ends the same wherever the process stops', (flow) => crashes.expectSameEnd(flow));
