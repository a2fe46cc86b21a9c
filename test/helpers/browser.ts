import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium as playwright } from 'playwright-core';

/** Limit of a step in a browser, ms, which only a fault exceeds. */
const longestMs = 5 * 60_000;

const require = createRequire(import.meta.url);

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6';

/** Screens and user agents of the passengers' devices, for `browser.newContext`. */
export const devices = {
  iPhone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  },
  android: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  },
  windows: {
    viewport: { width: 1280, height: 800 },
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  },
  desktop: {
    viewport: { width: 1280, height: 800 },
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
  },
} as const satisfies Record<string, BrowserContextOptions>;

/** Arguments without a sandbox, as tests may run as root, and without requests to the browser's maker. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Chromium {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Finds CHROMIUM_PATH, else the Chromium of the npm packages (Linux x64), for the same browser everywhere, else the
 * system's.
 */
function findChromium(): Chromium | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return started(installedChromium(CHROMIUM_PATH));
  return started(packagedChromium()) ?? started(installedChromium('/usr/bin/chromium'));
}

const installedChromium = (executablePath: string): Chromium => ({ executablePath, env: process.env });

function started(chromium: Chromium | undefined): Chromium | undefined {
  return chromium && spawnSync(chromium.executablePath, ['--version'], { env: chromium.env }).status === 0
    ? chromium
    : undefined;
}

/** The package's Chromium, unpacked once beside it, with its libraries and fonts. */
function packagedChromium(): Chromium | undefined {
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..');
  const unpacked = join(packed, 'unpacked');
  if (!existsSync(unpacked) && !unpack(packed, unpacked)) return undefined;
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

/**
 * Names the package's fonts only, for the same text width everywhere, beside itself, so that a checkout can be moved; the
 * package's own names Lambda's folders.
 */
const fontConfiguration = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/**
 * Unpacks into a folder that is renamed when complete, so that concurrent test files never read half a browser. The
 * package itself unpacks into the temporary folder, and its libraries on Lambda only.
 */
function unpack(packed: string, unpacked: string): boolean {
  const temporary = mkdtempSync(`${unpacked}-`);
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const env = { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { status } = spawnSync(process.execPath, ['--eval', script], { env, cwd: packed });
  if (status !== 0) {
    rmSync(temporary, { recursive: true });
    return false;
  }
  writeFileSync(join(temporary, 'fonts', 'fonts.conf'), fontConfiguration);
  try {
    renameSync(temporary, unpacked);
  } catch {
    rmSync(temporary, { recursive: true });
  }
  return existsSync(unpacked);
}

const chromium = findChromium();

/** A describe block with one browser for its tests; skipped, with the reason in its title, where no Chromium starts. */
export function describeInBrowser(title: string, tests: (browser: () => Browser) => void): void {
  if (chromium === undefined) {
    describe.skip(`${title} (skipped: no Chromium starts here; install one or set CHROMIUM_PATH)`, () =>
      tests(() => {
        throw new Error('no Chromium');
      }));
    return;
  }
  describe(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await playwright.launch({ ...chromium, args, timeout: 0 });
      // Playwright's own limit of 30 s would end tests on a busy machine.
      browser.on('context', (context) => context.setDefaultTimeout(longestMs));
    });
    afterAll(() => browser.close());
    tests(() => browser);
  });
}
