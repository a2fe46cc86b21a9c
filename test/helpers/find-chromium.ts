import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Chromium {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Finds CHROMIUM_PATH, else the Chromium of the npm packages (Linux x64), for the same browser everywhere, else the
 * system's.
 */
export function findChromium(): Chromium | undefined {
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

/** A configuration with the package's fonts only, for the same text width everywhere; its own names Lambda's folders. */
const fontConfiguration = (folder: string) => `<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;

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
  writeFileSync(join(temporary, 'fonts', 'fonts.conf'), fontConfiguration(join(unpacked, 'fonts')));
  try {
    renameSync(temporary, unpacked);
  } catch {
    rmSync(temporary, { recursive: true });
  }
  return existsSync(unpacked);
}
