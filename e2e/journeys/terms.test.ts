import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';

import { press, textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { dress, faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { ofCommands } from '../setup/of-commands.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'terms.ts');
const RULE = {
  position: 1,
  title: { en: 'Bets', ru: 'Ставки' },
  text: { en: 'A bet stands.', ru: 'Ставка действует.' },
  changed: false,
};

/** The operator publishes new terms, and players are asked. */
describe('the terms change', () => {
  let stage: Stage;
  let visitor: Visitor;

  beforeAll(async () => {
    stage = await setStage();
    visitor = await stage.visit();
    await openAccount(visitor, '20.00');
  });
  afterAll(() => stage.close());

  function publish(text: string): void {
    const file = join(stage.dataEnvironment.DATA_DIR, 'terms.json');
    const subRules = [{ ...RULE, text: { en: text, ru: `${text} (рус)` } }];
    writeFileSync(file, JSON.stringify({ link: '/rules', tags: [], subRules }));
    execFileSync(process.execPath, [COMMAND, '--publish', file, '--by', 'eva'], {
      env: { ...process.env, ...ofCommands(), ...stage.dataEnvironment, NODE_ENV: 'development' },
    });
  }

  it('sends home who has nothing to confirm [S4-15]', async () => {
    await visitor.open('/en/confirm-terms');
    await visitor.page.waitForFunction(() => location.pathname === '/en');
  });

  it('leads a player there from wherever they are, with what has changed [S2-56, S3-33, S4-15]', async () => {
    const { page } = visitor;
    publish('A bet stands at its price.');
    await untilInForce(page);
    await visitor.open('/en/live');
    await page.waitForFunction(() => location.pathname === '/en/confirm-terms');
    await textHolding(page, 'main', 'A bet stands at its price.');
    await textHolding(page, 'main', 'Changed');
  });

  it('lets who does not agree sign out or go back, and nothing else', async () => {
    const { page } = visitor;
    await press(page, 'I do not agree');
    await textHolding(page, '[data-testid=terms-choice]', 'Your money stays yours');
    await press(page, 'Go back');
    await page.waitForSelector('[data-testid=terms-choice]', { hidden: true });
  });

  it('says so in an alert without a way around when the consent cannot be saved [S8-16]', async () => {
    const { page } = visitor;
    const offline = await page.createCDPSession();
    await offline.send('Network.enable');
    await offline.send('Network.setBlockedURLs', { urls: ['*/web-api/terms/confirm'] });
    await page.locator('[data-testid=agree]').click();
    await textHolding(page, '[data-testid=terms-error]', 'Your consent could not be saved');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.waitForSelector('[data-testid=terms-error]');
    expect(await page.$('[role=dialog] button[aria-label=Close]')).toBeNull();
    await offline.send('Network.setBlockedURLs', { urls: [] });
    await press(page, 'Understood');
    await page.waitForSelector('[data-testid=terms-error]', { hidden: true });
  });

  it('goes on where the player was once they agree', async () => {
    const { page } = visitor;
    await page.locator('[data-testid=agree]').click();
    await page.waitForFunction(() => location.pathname === '/en/live');
    expect(visitor.troubles).toEqual([]);
  });

  it('is accessible on a phone in Russian, and on a desktop', async () => {
    const other = await stage.visit();
    await openAccount(other);
    publish('A bet stands at the price you saw.');
    await untilInForce(other.page);
    for (const [scheme, language, width] of [
      ['dark', 'ru', 390],
      ['light', 'en', 1366],
    ] as const) {
      await dress(other.page, { scheme, language, width });
      expect(await faultsOf(other.page, `${stage.origin}/${language}/confirm-terms`)).toEqual([]);
    }
    await textHolding(other.page, 'main', 'A bet stands at the price you saw.');
    await other.close();
  });
});

/** Every node knows of new terms within five seconds. */
async function untilInForce(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const { token } = (await (await fetch('/web-api/user/gettoken')).json()) as { token: string };
      const answer = await fetch('/web-api/v3/v2/user/agreement-rules', {
        headers: { authorization: `Bearer ${token}` },
      });
      return !((await answer.json()) as { result: boolean }).result;
    },
    { polling: 500 },
  );
}
