import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawAppleFront, drawAppleList } from '../../../lambdas/pages/phones/apple-phone.ts';
import type { Drawing } from '../../../lambdas/pages/phones/drawing.ts';
import { drawGoogleCard } from '../../../lambdas/pages/phones/google-phone.ts';
import type { FlightClass, FlightObject } from '../../../lambdas/pages/phones/google-texts.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { describeInBrowser } from '../../helpers/browser.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { local } from '../../helpers/stack-calls.ts';
import { pictureOf } from '../../pages/phones/page-of-drawings.ts';
import { type Chapter, chaptersOf, installLinksIn, pasteChapter } from '../helpers/pasted-chapters.ts';

/** `npm run screenshots` draws the pictures of docs/badges.md, from the files that the wallets got. */
const folderOfPictures = 'docs/badges';

let stack: LocalStack;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'journeys-'));
  stack = await startLocalStack();
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

const pkpassOf = async (link: string) => new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());

/** Pictures of the stack that a class names, as data. */
async function picturesOf(flightClass: FlightClass): Promise<Readonly<Record<string, string>>> {
  const addresses = JSON.stringify(flightClass).match(/http:\/\/localhost[^"]*\.png/g) ?? [];
  const pictures = addresses.map(async (address) => {
    const png = Buffer.from(await (await fetch(address)).arrayBuffer());
    return [address, `data:image/png;base64,${png.toString('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

/** Google's card of a pass, from the last object that was sent, and its class. */
async function googleCardOf(link: string): Promise<Drawing> {
  await fetch(`${link}/walletb`, { redirect: 'manual' });
  const requests = await local<RecordedRequest[]>(stack, 'walletb');
  const sent = <Body>(kind: string) =>
    requests.flatMap(({ method, path: address, body }) =>
      method === 'POST' && address.endsWith(`/${kind}`) ? [body as Body] : [],
    );
  const flightObject = sent<FlightObject & { readonly classId: string }>('flightObject').at(-1);
  const flightClass = sent<FlightClass & { readonly id: string }>('flightClass').find(
    ({ id }) => id === flightObject?.classId,
  );
  if (flightObject === undefined || flightClass === undefined) throw new Error('Google Wallet has not got the pass');
  return drawGoogleCard({ flightClass, flightObject, pictures: await picturesOf(flightClass) });
}

/** The two wallets of one passenger; of a family, the parent's stack and the child's pass. */
async function drawingsOf(links: readonly string[]): Promise<Drawing[]> {
  const [first = '', child = ''] = links;
  const pkpasses = await Promise.all(links.map(pkpassOf));
  const [front = new Uint8Array(), ofChild = front] = pkpasses;
  if (links.length === 1) return [drawAppleFront(front), await googleCardOf(first)];
  return [
    drawAppleList(pkpasses.filter((_, place) => place % 2 === 0)),
    drawAppleFront(ofChild),
    await googleCardOf(child),
  ];
}

describeInBrowser('the journeys of docs/badges.md', (browser) => {
  test('are drawn into docs/badges', async () => {
    rmSync(folderOfPictures, { recursive: true, force: true });
    mkdirSync(folderOfPictures);
    for (const chapter of chaptersOf('docs/badges.md')) await illustrate(chapter);

    async function illustrate(chapter: Chapter) {
      const links = installLinksIn(pasteChapter(stack, folder, chapter));
      if (links.length === 0) return;
      const file = `${chapter.title.toLowerCase().replaceAll(' ', '-')}.jpg`;
      writeFileSync(path.join(folderOfPictures, file), await pictureOf(browser(), await drawingsOf(links)));
    }
  });
});
