import { createHash } from 'node:crypto';
import { englishNotices } from '../../lambdas/domain/languages/words/en.ts';
import { richText } from '../../lambdas/domain/text/rich-text.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { takenPage, unavailablePage, walletBusyPage } from '../../lambdas/pages/notices.ts';
import { actionLinks, installPageInput } from './sample-input.ts';

const english = { language: 'en', words: englishNotices } as const;
const textOf = (markup: string) =>
  markup
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const cancelledDay = { status: 'cancelled', originalBoardingTime: '2027-03-15T17:05:00' } as const;

describe('what the install page shows', () => {
  test('everything the passenger needs up to the seat', () => {
    const text = textOf(installPage(installPageInput()));
    for (const shown of [
      'TN2724 Mon, 15 Mar 2027',
      'MUC to BER',
      'Munich to Berlin',
      'Departure 17:35 Arrival 18:45',
      'Boarding 17:05',
      'Gate G20',
      'Seat 12C',
      'Terminal 2',
      'Group 3',
      'Cabin Economy',
      'Passenger Erika Mustermann',
    ]) {
      expect(text).toContain(` ${shown} `);
    }
  });

  test('markup in a name is text', () => {
    const page = installPage(installPageInput({ passengerName: `<img src="x" onerror='y'> & Co` }));
    expect(page).toContain('&#60;img src=&#34;x&#34; onerror=&#39;y&#39;&#62; &#38; Co');
    expect(page).not.toContain('<img src="x"');
  });

  test('an estimated time stands in place of the scheduled one, which stays beside it', () => {
    const text = textOf(installPage(installPageInput({ estimatedDepartureTime: '2027-03-15T18:10:00' })));
    expect(text).toContain(' Delayed MUC to BER Munich to Berlin Departure 18:10 instead of 17:35 Arrival ≈ 19:20 ');
  });

  test('an earlier estimate is not called a delay', () => {
    const text = textOf(installPage(installPageInput({ estimatedDepartureTime: '2027-03-15T17:20:00' })));
    expect(text).toContain('Departure 17:20 instead of 17:35 Arrival 18:45');
  });

  test('a delay over midnight leaves the date of the flight, and only what has moved says its day', () => {
    const text = textOf(installPage(installPageInput({ estimatedDepartureTime: '2027-03-16T00:10:00' })));
    expect(text).toContain('Mon, 15 Mar 2027');
    expect(text).toContain('Departure 00:10 instead of 17:35 Tue 16 Mar');
    expect(text).toContain('Boarding ≈ 23:40 instead of 17:05 Gate');
  });

  test('an estimated time that equals the scheduled one changes nothing', () => {
    const onTime = installPage(installPageInput({ estimatedDepartureTime: '2027-03-15T17:35:00' }));
    expect(onTime).toBe(installPage(installPageInput()));
  });

  test('of a cancelled flight no estimate is expected any more, of boarding neither', () => {
    const estimates = {
      boardingTime: '2027-03-15T18:35:00',
      estimatedDepartureTime: '2027-03-15T19:05:00',
      estimatedArrivalTime: '2027-03-15T20:15:00',
    };
    const day = { originalBoardingTime: '2027-03-15T17:05:00', estimatedBoardingTime: '2027-03-15T18:35:00' };
    const text = textOf(installPage(installPageInput({ ...estimates, day: { ...day, status: 'cancelled' } })));
    expect(text).toContain('Departure Cancelled 17:35 Arrival Cancelled 18:45');
    expect(text).toContain('Boarding Cancelled 17:05 Gate');
    const delayed = textOf(installPage(installPageInput({ ...estimates, day: { ...day, status: 'delayed' } })));
    expect(delayed).toContain('Boarding 18:35 instead of 17:05 Gate');
  });

  test('a time on another day than the departure says so', () => {
    const night = {
      boardingTime: '2027-12-31T23:45:00',
      departureTime: '2028-01-01T00:15:00',
      arrivalTime: '2028-01-02T06:00:00',
    };
    const text = textOf(installPage(installPageInput(night)));
    expect(text).toContain('Sat, 1 Jan 2028');
    expect(text).toContain('Departure 00:15 Arrival 06:00 Sun 2 Jan');
    expect(text).toContain('Boarding 23:45 Fri 31 Dec');
  });

  test('what is not known leaves no empty place, but gate and terminal, which will be known', () => {
    const text = textOf(
      installPage(
        installPageInput({
          arrivalTime: undefined,
          seatClass: undefined,
          origin: { code: 'MUC', name: 'MUC', timeZone: 'Europe/Berlin' },
          destination: { code: 'BER', name: 'BER', timeZone: 'Europe/Berlin' },
        }),
      ),
    );
    expect(text).toContain('Gate –');
    expect(text).toContain('Terminal –');
    expect(text).not.toMatch(/Arrival|Cabin|undefined/);
    expect(text.match(/MUC/g)).toHaveLength(1);
  });

  test('a pass that has ended is stamped, grey, says what to do, and is offered to no wallet', () => {
    for (const [status, heading, stamp, advice] of [
      ['redeemed', 'This boarding pass has been used', 'Used', 'speak to the staff at the gate'],
      ['expired', 'This boarding pass has expired', 'Expired', 'ask your airline for a new boarding pass'],
      ['voided', 'This boarding pass is no longer valid', 'Not valid', 'You can’t board with this pass.'],
    ] as const) {
      const page = installPage(installPageInput({ status }));
      expect(page).toContain(`<h1>${heading}</h1>`);
      expect(page).toContain(`<p class="stamp"><span>${stamp}</span></p>`);
      expect(page).toContain('<main class="pass ended">');
      expect(textOf(page)).toContain(advice);
      expect(page).not.toMatch(/id="wallet|qr-code" alt|pass\.pkpass|navigator\.userAgent/);
    }
    const valid = installPage(installPageInput());
    expect(valid).not.toMatch(/class="stamp"|ended"/);
    expect(valid).toContain('navigator.userAgent');
  });

  test('a pass in a wallet says so, with the airline’s own help where it has one; a cancelled flight goes before', () => {
    const page = (...input: Parameters<typeof installPageInput>) =>
      textOf(installPage({ ...installPageInput(...input), isInWallet: true }));
    expect(page()).toMatch(/Your boarding pass is in your wallet Add to Apple Wallet .* It updates itself there/);
    expect(page({}, { helpText: '<p>Own help</p>' })).not.toContain('It updates itself there');
    expect(page({ day: cancelledDay })).toContain('Your flight is cancelled');
  });

  test('what has changed is marked, unless the pass has ended or its flight is cancelled', () => {
    const changes = [{ name: 'gate', from: '14', to: 'G20', at: '16:12' }] as const;
    const page = (shown: Parameters<typeof installPageInput>[0]) =>
      textOf(installPage({ ...installPageInput(shown), changes }));
    expect(page({})).toContain(' Gate 14 › G20 since 16:12 ');
    for (const shown of [{ status: 'voided' }, { day: cancelledDay }] as const) expect(page(shown)).not.toContain('›');
  });

  test('nothing is large of a flight or pass that is over; times and gate of a cancelled flight are struck', () => {
    expect(installPage(installPageInput())).toMatch(/class="hero".*class="next"/s);
    const cancelled = installPage(installPageInput({ day: cancelledDay }));
    for (const page of [cancelled, installPage(installPageInput({ status: 'voided' }))])
      expect(page).not.toMatch(/class="(hero|moved|next)"/);
    const struck = [...cancelled.matchAll(/<s><bdi class="unseen">Cancelled <\/bdi>([^<]*)/g)].map(([, each]) => each);
    expect(struck).toEqual(['17:35', '18:45', '17:05', 'G20', '2']);
  });

  test('a departure that has moved goes before boarding, gate and seat', () => {
    const moved = { estimatedDepartureTime: '2027-03-15T18:10:00' };
    const page = installPage(installPageInput(moved));
    expect(page).toMatch(/class="moved"><dt>Departure<.*class="hero"/s);
    expect(installPage(installPageInput({ ...moved, status: 'voided' }))).not.toContain('class="moved"');
    expect(installPage(installPageInput())).toMatch(/class="hero".*<dt>Departure</s);
  });

  test('a delay until further notice is a sentence, and its departure struck; a pass that has ended has only the status that ended its flight', () => {
    const late = { day: { ...cancelledDay, status: 'delayed' } } as const;
    const page = installPage(installPageInput(late));
    expect(textOf(page)).toContain('Delayed: new departure time to follow (was 17:35)');
    expect(page).toContain('<dt>Departure</dt><dd><s><bdi class="unseen">Delayed </bdi>17:35</s>');
    expect(textOf(installPage(installPageInput({ ...late, status: 'voided' })))).not.toContain('to follow');
    expect(installPage(installPageInput({ day: cancelledDay, status: 'voided' }))).toContain(
      'class="status cancelled"',
    );
  });

  test.each([
    ['a cancelled flight', { day: cancelledDay }, /cancelled .*Manage booking Call.* Airline website Add to Apple/],
    [
      'its void pass',
      { day: cancelledDay, status: 'voided' },
      /cancelled .*Manage booking Call.* Airline website(?!.*Add)/,
    ],
    [
      'a void pass',
      { status: 'voided' },
      /no longer valid .*Call the airline: \+49891234567 Airline website(?!.*Manage)/,
    ],
  ] as const)('the first buttons of %s lead to the airline, once', (_title, shown, order) => {
    const page = installPage(installPageInput({ ...shown, actionLinks }));
    expect(textOf(page)).toMatch(order);
    expect(page.match(/class="button first"/g)).toHaveLength(1);
    expect(page.match(/Airline website/g)).toHaveLength(1);
  });

  test('nothing that others could board with: no booking code, no address of the passenger in the title', () => {
    const page = installPage(installPageInput());
    expect(page).not.toContain('ABC123');
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('Tern Airways boarding pass TN2724 MUC – BER');
  });

  test('the logo, with the name for those who do not see it; only the name where the airline wants no logo', () => {
    expect(installPage(installPageInput())).toContain('<img class="logo" src="/images/logo.png" alt="Tern Airways">');
    const without = installPage(installPageInput({}, { showLogo: false }));
    expect(without).not.toContain('<img class="logo"');
    expect(textOf(without)).toContain('Tern Airways');
    expect(installPage({ ...installPageInput(), logoUrl: undefined })).toBe(without);
  });

  test("the airline's three texts, and the system's where there is none", () => {
    const own = installPage(
      installPageInput(
        {},
        { helpText: '<p>Own help</p>', waitMessage: '<p>Own wait</p>', thankYouMessage: '<p>Own thanks</p>' },
      ),
    );
    expect(textOf(own)).toMatch(/Own help .*Own wait .*Own thanks/);
    const system = installPage(installPageInput({}, { helpText: '', waitMessage: undefined }));
    expect(textOf(system)).toMatch(
      /Add it to your phone’s wallet.*Your wallet opens in a moment.*Have a pleasant flight!/,
    );
  });
});

test('the airline’s lines end where it ended them', () => {
  const page = installPage(installPageInput({}, { helpText: richText('One\nTwo<br>Three<script>x</script>') }));
  expect(page).toContain('<div dir="auto">One<br>Two<br>Three</div>');
});

describe('the content security policy', () => {
  test.each([
    ['install page', installPage(installPageInput({}, { helpText: richText('<p style="color:red">Hi</p>') }))],
    ['unavailable page', unavailablePage(english)],
    ['busy page', walletBusyPage('/i/link')(english)],
    ['taken page', takenPage('/i/link')(english)],
  ])('%s: allows exactly its own style and script blocks, and no other source', (_, page) => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'");
    const hashes = (tag: string) =>
      [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
        ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      );
    expect(policy).toBe(
      [
        "default-src 'none'",
        "img-src 'self' data:",
        `style-src ${hashes('style').join(' ')}`,
        `script-src ${hashes('script').join(' ') || "'none'"}`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    );
  });

  test("the airline's text styles become classes: no style attribute is left for the policy to block", () => {
    const red = '<p style="color:#b00;text-align:center">Now</p><p>then <b style="COLOR: blue">or</b></p>';
    const page = installPage(installPageInput({}, { helpText: richText(red), thankYouMessage: richText(red) }));
    expect(page).not.toContain('style="');
    expect(page).toContain('<p class="help1">Now</p><p>then <b class="help2">or</b></p>');
    expect(page).toContain('.help1{color:#b00;text-align:center}.help2{color:blue}');
    expect(page).toContain('<p class="thanks1">Now</p>');
  });
});

test('the unavailable page says what to do and is the same for every reason', () => {
  expect(textOf(unavailablePage(english))).toMatch(/no longer available .* contact your airline/);
});
