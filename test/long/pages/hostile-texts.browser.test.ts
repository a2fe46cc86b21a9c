import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { changeableFields, changeablePassFields } from '../../../lambdas/domain/desk/changeable.ts';
import { auditPage, auditRow } from '../../../lambdas/pages/desk/audit-page.ts';
import { flightsPage, groupPassesPage, passesPage } from '../../../lambdas/pages/desk/find-page.ts';
import { flightPage } from '../../../lambdas/pages/desk/flight-page.ts';
import { reviewPage } from '../../../lambdas/pages/desk/flight-review-page.ts';
import { changedPage, reviewFlightsPage } from '../../../lambdas/pages/desk/flights-page.ts';
import { passForms } from '../../../lambdas/pages/desk/pass-forms.ts';
import { passGonePage } from '../../../lambdas/pages/desk/pass-gone-page.ts';
import { passLinkPage } from '../../../lambdas/pages/desk/pass-link-page.ts';
import { passListOf } from '../../../lambdas/pages/desk/pass-list.ts';
import { passPage } from '../../../lambdas/pages/desk/pass-page.ts';
import { passReviewPage } from '../../../lambdas/pages/desk/pass-review-page.ts';
import { entryLine } from '../../../lambdas/pages/desk/timeline.ts';
import { todayPage } from '../../../lambdas/pages/desk/today-page.ts';
import { usagePage } from '../../../lambdas/pages/desk/usage-page.ts';
import { keyPage, questionPage, settingsPage } from '../../../lambdas/pages/settings/settings-page.ts';
import { type Staff, signedOutPage, staffNotice } from '../../../lambdas/pages/staff-page.ts';
import { templateRequest } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { describeInBrowser } from '../../helpers/browser.ts';
import { sampled } from '../../helpers/effort.ts';
import { hostileTexts } from '../../pages/hostile-texts.ts';
import { foreignMarkup, origin, watchedPage } from './watched-page.ts';

const png = readFileSync('lambdas/web/samples/logo.png');

test('the corpus has at least 300 texts, each once', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
});

/** Shows markup at any address of the origin. */
const showing = (browser: Browser, markup: () => string, bypassCSP: boolean) =>
  watchedPage(
    browser,
    (route) => {
      const { origin: requested, pathname } = new URL(route.request().url());
      if (requested !== origin) return undefined;
      if (pathname.endsWith('.png')) return route.fulfill({ contentType: 'image/png', body: png });
      return pathname === '/page'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: markup() })
        : undefined;
    },
    { bypassCSP },
  );

async function openAndLook({ page, incidents }: Awaited<ReturnType<typeof watchedPage>>): Promise<string[]> {
  await page.goto(`${origin}/page`);
  return [...incidents, ...(await foreignMarkup(page))];
}

describeInBrowser('a page that takes text for markup', (browser) => {
  test('is found out by every breakout and nearly every vector, so the tests below can fail', async () => {
    let markup = '';
    const visit = await showing(browser(), () => markup, true);
    // A ninth of the texts has every breakout and every vector, of which there are 26.
    const texts = hostileTexts.filter((_, index) => index % 9 === 0);
    let caught = 0;
    for (const text of texts) {
      visit.incidents.length = 0;
      markup = `<!doctype html><title>${text}</title><p title="${text}">${text}</p>`;
      // Some texts leave the page before a look at it.
      if ((await openAndLook(visit).catch(() => ['left'])).length > 0) caught += 1;
    }
    await visit.close();
    expect(caught / texts.length).toBeGreaterThan(0.9);
  });
});

/** Limits of text fields without any other rule. */
const limits: Readonly<Record<string, number>> = {
  'carrier-airline-name': 60,
  'origin-airport-label': 60,
  'destination-airport-label': 60,
  'origin-terminal': 60,
  'origin-gate': 60,
  'arrival-terminal': 60,
  'arrival-gate': 60,
  'flight-number-label': 10,
  'flight-number': 4,
  'boarding-group-label': 60,
  'boarding-seat-class-label': 60,
  'message1-label': 60,
  message1: 5_000,
  'text-module-label': 60,
  'text-module': 5_000,
  'info-module': 5_000,
};
const passLimits: Readonly<Record<string, number>> = {
  'passenger-name': 100,
  'boarding-group': 60,
  'boarding-position': 60,
  'seat-number': 60,
  'confirmation-number': 60,
  'boarding-Seat-class': 60,
  'sequence-number': 60,
  'ticket-number': 60,
  'frequent-flyer-name-number': 100,
  'barcode-value': 2_000,
};
/** Fields of rich text, which is sanitized and not escaped. */
const richTexts = ['pass-install-help-text', 'pass-download-wait-message', 'pass-download-thank-you-message'];

/** Distributes texts over the fields, one after the other. */
const within = (all: Readonly<Record<string, number>>, texts: readonly string[]) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, limit], place) => {
      const text = texts[place % texts.length] ?? '';
      return text.length <= limit ? [[name, text]] : [];
    }),
  );

describeInBrowser('hostile text in every stored field', (browser) => {
  const { api } = apiForAllTests();

  /** The served install page of a pass with these texts in all fields. */
  async function installPageWith(texts: readonly string[], index: number): Promise<string> {
    const rich = richTexts.map((name, place) => [name, `Hello ${texts[place % texts.length]}`]);
    const fields = { ...within(limits, texts), ...Object.fromEntries(rich) };
    const example = templateRequest(api.images)['universal-fields'] as object;
    const templateId = await api.createTemplate({
      ...within({ 'pass-template-name': 100 }, texts),
      // QR codes carry every text.
      'universal-fields': { ...example, ...fields, 'barcode-fields': { 'barcode-type': 'QRCODE' } },
    });
    const request = api.passRequest(templateId, { 'pass-id': `hostile-${index}` });
    const passData = { ...(request['pass-data'] as object), ...within(passLimits, texts) };
    const { body } = await api.send({ ...request, 'pass-data': passData });
    if (body.status !== 'success') throw new Error(`${texts}: ${JSON.stringify(body)}`);
    const answer = await api.open('GET', new URL(String(body['pass-install-url'])).pathname);
    return String(answer.body);
  }

  test('does nothing on the install page, without its security policy and with it', async () => {
    // Control characters are refused before anything is stored; every other text is stored unchanged.
    const stored = hostileTexts.filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
    expect(stored.length).toBeGreaterThanOrEqual(300);
    let markup = '';
    const bare = await showing(browser(), () => markup, true);
    const protectedVisit = await showing(browser(), () => markup, false);
    const tried = sampled(stored, 10);
    // Each page has as many texts as rich text fields: each text is sanitized in one of them, and escaped elsewhere.
    for (let start = 0; start < tried.length; start += richTexts.length) {
      const texts = tried.slice(start, start + richTexts.length);
      markup = await installPageWith(texts, start);
      expect({ texts, found: await openAndLook(bare) }).toEqual({ texts, found: [] });
      if (start % 2 === 0) expect({ texts, found: await openAndLook(protectedVisit) }).toEqual({ texts, found: [] });
    }
    await Promise.all([bare.close(), protectedVisit.close()]);
  });

  test('does nothing on the pages that say there is no pass, in address and query', async () => {
    const pages = new Set<string>();
    for (const text of sampled(hostileTexts, 5)) {
      const part = encodeURIComponent(text);
      for (const target of [
        `/i/${part}`,
        `/l/${part}`,
        `/l/aaaaaaaaaaaaaaaa?passenger-name-value=${part}`,
        `/${part}`,
      ]) {
        pages.add(String((await api.open('GET', target)).body));
      }
    }
    // Equal bytes for all requests contain nothing of them.
    expect(pages.size).toBe(2);
    for (const markup of pages) {
      const visit = await showing(browser(), () => markup, true);
      expect(await openAndLook(visit)).toEqual([]);
      await visit.close();
    }
  });
});

describeInBrowser('hostile text on the pages for staff', (browser) => {
  /** Takes the texts in turn. */
  function texts(of: readonly string[]): () => string {
    let place = 0;
    return () => of[place++ % of.length] ?? '';
  }

  /** Every page with these texts in all that airlines, passengers and addresses say. */
  function pagesWith(all: readonly string[]): Readonly<Record<string, string>> {
    const text = texts(all);
    const staff = { name: text(), isAdmin: true, csrfToken: text() };
    // A day that is none is refused before a page is made.
    const key = { airline: text(), number: text(), origin: text(), date: '2027-03-15' };
    const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text()]));
    const fields = changeableFields.map(({ name }) => name);
    const ofFlight = ['origin-airport', 'destination-airport', 'boarding-time', 'departure-time', 'arrival-time'];
    const flight = {
      ...{ 'pass-templates': [{ 'pass-template-id': text() }, { 'pass-template-id': text() }], passes: 3 },
      ...{ 'installed-walleta': 2, 'installed-walletb': 1, told: 2, fetched: 1, 'oldest-not-fetched-seconds': 7 },
      'flight-data': named([...ofFlight, ...fields]),
    };
    const change = Object.fromEntries(fields.map((name) => [name, [text(), text()] as const]));
    const changed = { id: text(), change, atUtc: '2027-03-15T12:00:00.000Z', by: text() };
    const notices = all.map((each) => ({ language: each, text: each }));
    const review = { countToType: 3, reviewedAtMs: 0, changeId: text(), warnings: all };
    const line = { account: 'demo', atUtc: text(), user: text(), requestId: text(), act: 'flight-changed' } as const;
    const rows = [
      { ...line, flight: text(), change },
      { ...line, person: text(), role: 'agent' as const },
      { ...line, certificate: text() },
      { ...line, flight: text(), pass: text() },
    ].map((each) => auditRow(each, () => text()));
    const months = { month: '2027-03', thisMonth: '2027-03' };
    const used = { brand: 'brand', kind: 'issued', dayUtc: '2027-03-15', count: 1 } as const;
    const findings = all.map((each) => ({ cause: each, sentence: each, advice: each, device: 1 }));
    const explained = { walleta: { state: text(), findings }, walletb: { state: text(), findings } };
    const entry = {
      ...{ of: text(), atUtc: text(), number: 1, acts: ['PassMoved' as const], by: 'key:1' as const },
      ...{ notification: text(), moved: ['a', 'b'] as const },
    };
    const names = new Map([['1', text()]]);
    const flights = new Map([['a', { name: text(), path: `/desk/flight?${new URLSearchParams({ q: text() })}` }]]);
    const context = { keys: names, people: names, flights, showsValues: true };
    const values = Object.fromEntries([[text(), [text(), text()]]]);
    const now = new Date('2027-03-15T08:00:00Z');
    const past = [entryLine({ ...entry, values, atUtc: now.toISOString() }, context)];
    const passKey = text();
    const facts = {
      status: text(),
      name: text(),
      seat: text(),
      passId: text(),
      formerFlights: [key],
      group: text(),
      staff,
    };
    const seen = { now, times: { timeZone: 'UTC', of: text() } };
    const counts = { passes: 3, countedAtUtc: now.toISOString() };
    const pass = {
      passKey,
      explained,
      flight: key,
      ...facts,
      ...seen,
      front: undefined,
      past,
      changed: { ...changed, shown: change },
    };
    const forms = passForms({
      passKey,
      values: named(changeablePassFields.map(({ name }) => name)),
      version: 1,
      flight: key,
      staff,
    });
    const ofPass = { passKey, ending: undefined, change, shown: change, version: 1, isInstalled: true };
    const subject = { name: text(), flights: [key, key] };
    const made = { ...changed, change };
    const filter = { date: '2027-03-15', q: text(), from: text(), status: text() };
    const day = {
      rows: [{ key, data: named([...ofFlight, ...fields]), counts: undefined, isStale: true }],
      ...{
        filter,
        page: 2,
        pages: 3,
        flights: 1,
        origins: all,
        names: all,
        mayChange: true,
        mayChangeAll: true,
        now,
        staff,
      },
    };
    const own = { seat: text(), kind: text(), sequence: text(), confirmation: text(), passId: text() };
    const found = { passKey: text(), name: text(), status: text(), phone: 'none', flight: key, own } as const;
    const leftOut = all.map((each) => ({ key, problem: each }));
    const reviewed = { key, change, passes: 3, notices, warnings: all };
    return {
      today: todayPage(day),
      flights: reviewFlightsPage({
        ...{ flights: [reviewed, ...leftOut], isMass: true, filter, staff },
        ...{ reviewedAtMs: 0, changeId: text() },
      }),
      changed: changedPage({ done: [{ key, id: text() }], leftOut, filter, staff }),
      flight: flightPage({
        ...{
          key,
          flight,
          counts,
          ...seen,
          ofAll: named(['message1', 'void-passes']),
          mayChange: true,
          changed,
          past,
          staff,
        },
      }),
      review: reviewPage({ key, flight, change, notices, fronts: [], staff, ...review }),
      audit: auditPage(rows, text(), text(), staff),
      usage: usagePage({ ...months, uses: [used], brands: new Map([['brand', text()]]) }, staff),
      pass: passPage({ ...pass, companions: [{ passKey, name: text() }], forms }),
      passReview: passReviewPage({
        reviews: [
          { ...ofPass, ...subject, notices, warnings: all, target: text() },
          { target: text(), problem: text() },
        ],
        ...{ staff, reviewedAtMs: 0, changeId: text() },
      }),
      passGone: passGonePage({ became: 'erased', atUtc: text(), hasContact: true }, made, past, staff),
      passLink: passLinkPage(passKey, text(), staff),
      passes: passesPage({ key, list: passListOf([found], {}, true), isSought: false, seesAll: true, staff }),
      group: groupPassesPage([found], staff),
      whichFlight: flightsPage([key], text(), staff),
      ...settingsWith(all, staff),
      refusal: staffNotice(text(), text(), [text(), `/desk?${new URLSearchParams({ q: text() })}`], staff),
      signedOut: signedOutPage(origin, `/desk/flight?${text()}`),
    };
  }

  /** The pages of the settings, with these texts in all that admins and their files say. */
  function settingsWith(all: readonly string[], staff: Staff) {
    const text = texts(all);
    const atUtc = '2027-03-15T12:00:00.000Z';
    const facts = { staff, formId: text() };
    const names = ['name', 'scopes', 'email', 'role', 'issuerId'];
    return {
      settings: settingsPage({
        ...facts,
        ...{ account: { id: text(), name: text(), createdAtUtc: atUtc }, now: new Date(atUtc) },
        ...{ notice: text(), problem: text() },
        keys: all.map((id) => ({ id, name: id, scopes: ['all' as const], endsAtUtc: atUtc })),
        certificates: all.flatMap((id) => [
          { ...{ wallet: 'walleta' as const, id, teamId: id }, isActive: true, isDefault: false, addedAtUtc: atUtc },
          {
            ...{ wallet: 'walletb' as const, id, clientEmail: id },
            isActive: false,
            isDefault: true,
            addedAtUtc: atUtc,
          },
        ]),
        people: all.flatMap((id) => {
          const person = { id, account: id, email: id, role: 'agent' as const, invitedAtUtc: atUtc };
          return [person, { ...person, ofDirectory: { name: id, directory: id } }];
        }),
        sent: {
          name: 'keys',
          values: new Map(names.map((name) => [name, all])),
          problems: new Map(names.map((name) => [name, text()])),
        },
      }),
      key: keyPage(text(), text(), staff, text()),
      question: questionPage({ ...facts, question: text(), consequence: text(), action: text(), yes: text() }),
    };
  }

  test('stands in each of them, so the tests below can fail', () => {
    const [text = ''] = hostileTexts.filter((each) => each.startsWith('<script>'));
    const shown = Object.entries(pagesWith([text])).filter(([, markup]) => /hit\(\)|hit%28%29/.test(markup));
    expect(shown.map(([name]) => name)).toEqual([
      'today',
      'flights',
      'changed',
      'flight',
      'review',
      'audit',
      'usage',
      'pass',
      'passReview',
      'passGone',
      'passLink',
      'passes',
      'group',
      'whichFlight',
      'settings',
      'key',
      'question',
      'refusal',
      'signedOut',
    ]);
  });

  test.each([
    ['without their security policy', true],
    ['with it', false],
  ])('does nothing %s', async (_, bypassCSP) => {
    const tried = sampled(hostileTexts, 10);
    let markup = '';
    const visit = await showing(browser(), () => markup, bypassCSP);
    for (let start = 0; start < tried.length; start += textsOfPage) {
      const some = tried.slice(start, start + textsOfPage);
      for (const [name, each] of Object.entries(pagesWith(some))) {
        markup = each;
        expect({ name, some, found: await openAndLook(visit) }).toEqual({ name, some, found: [] });
      }
    }
    await visit.close();
  });
});

/** Number of texts on a page: each stands in several of its places. */
const textsOfPage = 6;
