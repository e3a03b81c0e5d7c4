import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launch, type Browser } from 'puppeteer';

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Less than a test may take, so that a call that is never answered is named; more than the library's own three minutes, which
 * end a call in the page of a busy machine.
 */
const PROTOCOL_TIMEOUT_MS = 240_000;

/** No sandbox as root, and no connection of the browser's own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--font-render-hinting=none',
];

const installed = (): string | undefined =>
  process.env['CHROME_PATH'] ?? INSTALLED.find((path) => existsSync(path));

/** Unpacks the browser from npm where it is needed: before the workers begin, which would take a half-written one. */
export async function prepareBrowser(): Promise<void> {
  if (installed() === undefined) await chromiumFromNpm();
}

/**
 * Starts a headless Chromium: CHROME_PATH, else an installed Chrome or Chromium, else the one from npm, so that the
 * tests need nothing but npm.
 * @param more flags beside those of every journey
 * @param env environment of the browser, that of this process unless given
 */
export async function launchBrowser(
  more: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Browser> {
  const own = installed();
  const flags = [...FLAGS, ...more];
  if (own !== undefined)
    return launch({ executablePath: own, args: flags, env, protocolTimeout: PROTOCOL_TIMEOUT_MS });
  const { executablePath, libraryPath } = await chromiumFromNpm();
  return launch({
    executablePath,
    headless: 'shell',
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    args: [...flags, '--no-zygote'],
    env: { ...env, LD_LIBRARY_PATH: libraryPath },
  });
}

/** Whether pictures taken here equal those taken elsewhere: the npm package's browser runs on Linux x64 alone. */
export const arePicturesEqualHere = process.platform === 'linux' && process.arch === 'x64';

/**
 * Starts the browser that takes pictures: the one from npm with the fonts it brings, whatever the machine has installed,
 * so that a picture is the same on each. Where that one does not run, it is the usual one.
 */
export async function launchPictureBrowser(): Promise<Browser> {
  if (!arePicturesEqualHere) return launchBrowser(['--allow-file-access-from-files']);
  const { executablePath, libraryPath } = await chromiumFromNpm();
  const fonts = join(await mkdtemp(join(tmpdir(), 'paddock-fonts-')), 'fonts.conf');
  await writeFile(fonts, `<fontconfig><dir>${join(tmpdir(), 'fonts')}</dir></fontconfig>`);
  return launch({
    executablePath,
    headless: 'shell',
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    args: [...FLAGS, '--no-zygote', '--allow-file-access-from-files', '--force-color-profile=srgb'],
    env: { ...process.env, LD_LIBRARY_PATH: libraryPath, FONTCONFIG_FILE: fonts },
  });
}

/**
 * Unpacks the npm package's browser. It brings the NSS libraries only where it believes to run on a machine without
 * them, and says where they are through LD_LIBRARY_PATH; both are asked for here without changing this process.
 */
async function chromiumFromNpm(): Promise<{ executablePath: string; libraryPath: string }> {
  const { AWS_EXECUTION_ENV: executionBefore, LD_LIBRARY_PATH: libraryBefore } = process.env;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    return { executablePath, libraryPath: process.env['LD_LIBRARY_PATH'] ?? '' };
  } finally {
    restoreVariable('AWS_EXECUTION_ENV', executionBefore);
    restoreVariable('LD_LIBRARY_PATH', libraryBefore);
  }
}

function restoreVariable(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}
