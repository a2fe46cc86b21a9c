import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { wordingIn } from '../../../../lambdas/domain/languages/wordings.ts';
import {
  drawAppleDetails,
  drawAppleFront,
  drawAppleList,
  drawAppleNotice,
} from '../../../../lambdas/pages/phones/apple-phone.ts';
import type { Drawing } from '../../../../lambdas/pages/phones/drawing.ts';
import {
  drawGoogleCard,
  drawGoogleDetails,
  drawGoogleList,
  drawGoogleNotice,
} from '../../../../lambdas/pages/phones/google-phone.ts';
import { describeInBrowser } from '../../../helpers/browser.ts';
import { pictureOf } from '../../../pages/phones/page-of-drawings.ts';
import { badged, phoneIn, sampleGooglePass, samplePkpass } from '../../../pages/phones/samples.ts';

/** `npm run pages:sheet` draws the pictures of docs/phones.md, from passes as the service makes them. */
const folder = 'docs/phones';
const classic = { hasClassicDesign: true };
const group = { pass: { group: 'booking' } };
const connection = {
  ...group,
  template: {
    ...{ 'flight-number': '318', 'relevance-date-time': '2027-03-15T17:10:00' },
    ...{ 'boarding-time': '2027-03-15T19:40:00', 'departure-time': '2027-03-15T20:10:00' },
  },
};
const notified = { pass: { lastNotification: 'Gate: K17' } };
const cancelled = { pass: { day: { originalBoardingTime: '2027-03-15T17:05:00', status: 'cancelled' } } } as const;

const [booking, phone] = [
  { link: 'manage-booking-url', type: 'bookFlight' },
  { link: 'contact-phone', type: 'call' },
] as const;
const featured = { template: { 'walleta-classic-design': true }, pass: { featuredActions: [booking, phone] } };

const isDrawing = (drawing: Drawing | undefined): drawing is Drawing => drawing !== undefined;

async function pictures(): Promise<Readonly<Record<string, readonly (Drawing | undefined)[]>>> {
  const [german, spanish, french] = [await phoneIn('de'), await phoneIn('es'), await phoneIn('fr')];
  const languages = [await wordingIn('de'), await wordingIn('es'), await wordingIn('fr')];
  return {
    fronts: [drawAppleFront(samplePkpass()), drawGoogleCard(sampleGooglePass())],
    designs: [
      drawAppleFront(samplePkpass(featured)),
      drawAppleFront(samplePkpass()),
      drawAppleFront(samplePkpass({ pass: badged })),
    ],
    details: [drawAppleDetails(samplePkpass(notified)), drawGoogleDetails(sampleGooglePass(notified))],
    changes: [
      drawAppleNotice(samplePkpass(), samplePkpass(notified)),
      drawGoogleNotice(sampleGooglePass(), sampleGooglePass(notified)),
    ],
    groups: [
      drawAppleList([samplePkpass(group), samplePkpass(connection)]),
      drawGoogleList([sampleGooglePass(group), sampleGooglePass(connection)]),
    ],
    ended: [
      drawAppleFront(samplePkpass({ pass: { status: 'voided' } })),
      drawAppleFront(samplePkpass(cancelled), classic),
      drawGoogleCard(sampleGooglePass({ pass: { status: 'expired' } })),
    ],
    languages: [
      drawAppleFront(samplePkpass({ languages }), { ...german, ...classic }),
      drawAppleFront(samplePkpass({ languages }), spanish),
      drawGoogleCard(sampleGooglePass({ languages }), french),
    ],
  };
}

describeInBrowser('passes on phones', (browser) => {
  test('are drawn into docs/phones', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [name, drawings] of Object.entries(await pictures()))
      writeFileSync(
        `${folder}/${name}.jpg`,
        await pictureOf(browser(), drawings.filter(isDrawing), name === 'details' ? 'dark' : 'light'),
      );
  });
});
