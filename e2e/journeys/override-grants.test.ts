import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { textHolding } from '../pages/page-words.ts';
import { serveOtherFooter, type OtherParcel } from '../setup/other-parcel.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { ofCommands } from '../setup/of-commands.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'override-grant.ts');
const BADGE = '#override-badge';

let stage: Stage;
let footer: OtherParcel;

beforeAll(async () => {
  [stage, footer] = await Promise.all([
    setStage({ environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' } }),
    serveOtherFooter(),
  ]);
});
afterAll(() => Promise.all([stage.close(), footer.close()]));

/** The operators' command, on the machine of the site. */
async function grantCommand(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, ...words], {
    env: {
      ...ofCommands(),
      ...stage.dataEnvironment,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: stage.origin,
    },
  });
  return stdout.trim();
}

/** The override as the library keeps it, in a visitor's own browser. */
async function override(visitor: Visitor, address: string): Promise<void> {
  await visitor.open('/favicon.svg');
  await visitor.page.evaluate(
    (key, value) => localStorage.setItem(key, value),
    `import-map-override:${footer.name}`,
    address,
  );
}

/** Follows a link and presses the button that asks. */
async function takeUp({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  const arrived = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await page.click('.plain-action');
  await arrived;
}

describe('a grant of overrides in production', () => {
  it('lets its developer override from its origins, visibly, and nobody else', async () => {
    const link = await grantCommand('--developer', 'Ada', '--origins', footer.origin);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/site\/overrides\?grant=[\w-]+\.[\w-]+$/);

    const developer = await stage.visit();
    await override(developer, footer.entry);
    const { page } = developer;
    await page.goto(link, { waitUntil: 'domcontentloaded' });
    await textHolding(
      page,
      'main',
      `Ada may replace parts of this site in this browser by code from ${footer.origin}`,
    );
    await takeUp(developer, link);
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/en');
    await textHolding(page, '#region-footer', 'A footer from elsewhere');
    await textHolding(page, BADGE, 'Overridden: @paddock/footer');
    await textHolding(page, BADGE, 'Ada may override modules until');
    expect(await page.evaluate(() => document.cookie)).not.toContain('override_grant');

    const stranger = await stage.visit();
    await override(stranger, footer.entry);
    await stranger.page.goto(link, { waitUntil: 'domcontentloaded' });
    await textHolding(stranger.page, 'body', 'OVERRIDE_GRANT_INVALID');
    await stranger.open('/en/live');
    await textHolding(stranger.page, '#region-footer', 'Paddock');
    expect(await stranger.page.$(BADGE)).toBeNull();
    expect(await stranger.page.evaluate(() => 'importMapOverrides' in window)).toBe(false);
  });

  it('does not let a module in from another origin', async () => {
    const link = await grantCommand('--developer', 'Ada', '--origins', 'http://127.0.0.1:9');
    const developer = await stage.visit();
    await override(developer, footer.entry);
    const asked: string[] = [];
    developer.page.on('response', (response) => {
      if (response.url().startsWith(footer.origin)) asked.push(response.url());
    });
    await takeUp(developer, link);
    await textHolding(developer.page, BADGE, '@paddock/footer does not work');
    expect(asked).toEqual([]);
  });

  it('is not given for an origin the site does not allow', async () => {
    const given = grantCommand('--developer', 'Ada', '--origins', 'https://evil.example');
    await expect(given).rejects.toThrow('https://evil.example is not in OVERRIDE_ORIGINS of this site');
  });
});
