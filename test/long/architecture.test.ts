import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
// @ts-expect-error Configuration has no types.
import { rooms as configured } from '../../.dependency-cruiser.mjs';
import { importedBy } from '../helpers/imported-by.ts';

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

const root = resolve(import.meta.dirname, '../..');
const folders = ['bin', 'browser', 'lib', 'lambdas', 'local', 'test', 'bench', 'sim', 'world', 'clients'];

/** Violations that dependency-cruiser finds below a folder by the project's rules. */
function cruise(cwd: string, ...paths: string[]): Cruise {
  const config = join(root, '.dependency-cruiser.mjs');
  const command = [join(root, 'node_modules/.bin/depcruise'), '--config', config, '--output-type', 'json', ...paths];
  try {
    return JSON.parse(
      execFileSync(process.execPath, command, { cwd, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' }),
    );
  } catch (error) {
    // dependency-cruiser exits with the number of violations.
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

const floorRules = {
  'lambdas/domain': 'domain-floors',
  local: 'local-floors',
  world: 'world-floors',
  sim: 'sim-floors',
} as const;
type House = keyof typeof floorRules;
const houses = Object.keys(floorRules) as House[];
const rooms: Readonly<Record<House, readonly (readonly string[])[]>> = configured;

/** A violation of the floors of each house: its lowest room imports the next one. */
const climbs = houses.map((house): [string, string, string] => {
  const [room = '', next = ''] = rooms[house].flat();
  return [`${house}/${room}/climbs.ts`, relative(room, `${next}/climbs.ts`), floorRules[house]];
});

/** A file, its wrong import, and the rule that must object. */
const seeds: readonly [file: string, imported: string, rule: string][] = [
  ...climbs,
  ['lambdas/domain/reads-files.ts', 'node:fs', 'domain-is-pure'],
  ['lambdas/ports/store.ts', '../storage/table.ts', 'ports-know-only-the-domain'],
  ['lambdas/retry/knows-storage.ts', '../storage/table.ts', 'retry-knows-ports-only'],
  ['lambdas/pages/fetches.ts', 'node:http', 'pages-only-render'],
  ['lambdas/pages/phones/reads-files.ts', 'node:fs', 'phones-are-drawn-anywhere'],
  ['lambdas/issuing/knows-storage.ts', '../storage/table.ts', 'issuing-knows-no-adapter'],
  ['lambdas/links/issues.ts', '../issuing/issue.ts', 'links-only-judge'],
  ['lambdas/api/actions/knows-storage.ts', '../../storage/table.ts', 'api-knows-no-adapter'],
  ['lambdas/web/knows-wallet.ts', '../wallets/apple/builder.ts', 'web-knows-no-adapter'],
  ['lambdas/settings/knows-storage.ts', '../storage/table.ts', 'settings-knows-no-adapter'],
  ['lambdas/desk/knows-storage.ts', '../storage/table.ts', 'desk-knows-no-adapter'],
  ['lambdas/sessions/knows-storage.ts', '../storage/table.ts', 'sessions-know-no-adapter'],
  ['lambdas/cognito/knows-storage.ts', '../storage/table.ts', 'cognito-is-an-adapter'],
  ['lambdas/oidc/knows-storage.ts', '../storage/table.ts', 'oidc-is-an-adapter'],
  ['lambdas/jobs/push/knows-wallet.ts', '../../wallets/google/builder.ts', 'jobs-know-no-adapter'],
  ['lambdas/api/handler.ts', '../storage/table.ts', 'handlers-join-folder-and-context'],
  ['lambdas/web/calls-handler.ts', './handler.ts', 'handlers-are-entries'],
  ['lambdas/context/api.ts', '../api/handler.ts', 'context-knows-adapters-only'],
  ['lambdas/http/knows-web.ts', '../web/router.ts', 'http-knows-ports-only'],
  ['lambdas/runtime/knows-storage.ts', '../storage/table.ts', 'runtime-knows-no-layer'],
  ['lambdas/storage/knows-wallet.ts', '../wallets/apple/builder.ts', 'storage-is-an-adapter'],
  ['lambdas/wallets/apple/knows-other.ts', '../google/builder.ts', 'apple-is-an-adapter'],
  ['lambdas/wallets/google/knows-other.ts', '../apple/builder.ts', 'google-is-an-adapter'],
  ['browser/page/reads-files.ts', 'node:fs', 'browser-knows-no-server'],
  ['lib/stacks/imports-handler.ts', '../../lambdas/web/router.ts', 'lib-knows-only-the-environment'],
  ['lambdas/storage/policy-names.ts', '../domain/pass/pass.ts', 'policy-names-are-constants'],
  ['clients/typescript/knows-domain.ts', '../../lambdas/domain/pass/pass.ts', 'clients-stand-alone'],
  ['lambdas/domain/tested.ts', '../../test/helpers/helper.ts', 'development-is-imported-by-nothing'],
  ['bin/smoke/simulates.ts', '../../sim/run.ts', 'clients-of-stages-have-phone-and-judge'],
  ['world/time/knows-its-front.ts', '../../local/start.ts', 'world-knows-no-front'],
  ['world/time/real-time.ts', 'node:timers/promises', 'only-the-clock-waits'],
  ['lambdas/domain/chicken.ts', './egg.ts', 'no-circular'],
  ['lambdas/domain/lost.ts', './nowhere.ts', 'no-unresolvable'],
];

/** Imports of the seeds, and a file for each folder: empty, so that they break no rule. */
const targets = [
  ...houses.map((house) => `${house}/${rooms[house].flat()[1]}/climbs.ts`),
  'lambdas/domain/pass/pass.ts',
  'lambdas/issuing/issue.ts',
  'lambdas/storage/table.ts',
  'lambdas/wallets/apple/builder.ts',
  'lambdas/wallets/google/builder.ts',
  'lambdas/web/router.ts',
  'lambdas/web/handler.ts',
  'local/start.ts',
  'test/helpers/helper.ts',
  'bench/measure.ts',
  'sim/run.ts',
];

describe('architecture', () => {
  test('the whole tree is seen and keeps every rule', () => {
    const { modules, summary } = cruise(root, ...folders);
    expect(modules.filter(({ source }) => source.startsWith('lambdas/')).length).toBeGreaterThan(30);
    expect(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)).toEqual([]);
  });

  test.each(houses)('every file of %s is in a room, or above all of them', (house) => {
    const folders = globSync(`${house}/**/*.ts`, { cwd: root }).map((file) => relative(house, dirname(file)));
    const known = new Set(rooms[house].flat());
    const roomOf = (folder: string) => (known.has(folder) ? folder : dirname(folder));
    expect(new Set(folders.map(roomOf).filter((room) => room !== '.'))).toEqual(known);
  });

  test('the domain has no loose file, at most 15 files in a folder, and at most 7 floors', () => {
    const files = globSync('lambdas/domain/**/*.ts', { cwd: root, exclude: ['lambdas/domain/languages/words/**'] });
    const byFolder = Map.groupBy(files, dirname);
    expect(byFolder.get('lambdas/domain') ?? []).toEqual([]);
    expect([...byFolder].filter(([, { length }]) => length > 15).map(([folder]) => folder)).toEqual([]);
    expect(rooms['lambdas/domain'].length).toBeLessThanOrEqual(7);
  });

  test('docs/architecture.md names the rooms of the domain, from the top', () => {
    const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| (\d) \| (`.+) \|$/gm);
    const floors = [...rows].map(([, floor, text = '']) => [
      Number(floor),
      [...text.matchAll(/`([a-z-]+)`/g)].map(([, room]) => room),
    ]);
    expect(floors.reverse()).toEqual(rooms['lambdas/domain'].map((floor, below) => [below + 1, floor]));
  });

  // Types included: these are the files that are open while getpassdata is read.
  test('the code of getpassdata draws at most 60 files', () => {
    const drawn = [...importedBy('lambdas/api/actions/get-pass-data.ts')];
    expect(drawn.length > 60 ? drawn.sort() : []).toEqual([]);
  });

  describe('each seeded violation is reported by its rule alone', () => {
    let folder: string;
    let found: Cruise;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'architecture-'));
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
      for (const file of targets) write(file, 'export type Nothing = never;\n');
      write('lambdas/domain/egg.ts', "export type { Nothing } from './chicken.ts';\n");
      // Imports of types only: these count as well.
      for (const [file, imported] of seeds) write(file, `import type { Nothing } from '${imported}';\n`);
      found = cruise(folder, ...folders);
    });

    afterAll(() => rmSync(folder, { recursive: true }));

    function write(file: string, text: string): void {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }

    test.each(seeds)('%s importing %s breaks %s', (file, _imported, rule) => {
      const broken = found.summary.violations.filter(({ from }) => from === file);
      expect(broken.map(({ rule: { name } }) => name)).toEqual([rule]);
    });

    test('every rule has a seed', () => {
      const rules = found.summary.ruleSetUsed.forbidden.map(({ name }) => name);
      expect(new Set(seeds.map(([, , rule]) => rule))).toEqual(new Set(rules));
    });

    test('nothing else is reported', () => {
      expect(found.summary.violations.map(({ from }) => from).sort()).toEqual(seeds.map(([file]) => file).sort());
    });
  });
});
