import { readFileSync } from 'node:fs';
import { formsOfDay } from './day.ts';
import { kindOfItem, telling } from './forms.ts';
import { keepRelease } from './kept-releases.ts';

/** `npm run release:keep`, after the tests of the last release: keeps what this one writes. */
test('the forms of this release are kept', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { earlier, events, messages, ...forms } = await formsOfDay();
  const [then, now] = [earlier, forms.records].map((items) => Map.groupBy(items, kindOfItem));
  keepRelease(version, {
    ...forms,
    earlier: [...(then ?? [])].flatMap(([kind, items]) => telling(items, now?.get(kind))),
    events: [...Map.groupBy(events, (each) => each['event-type']).values()].flatMap((of) => telling(of)),
    messages: Object.fromEntries(Object.entries(messages).map(([queue, all]) => [queue, telling(all)])),
  });
});
