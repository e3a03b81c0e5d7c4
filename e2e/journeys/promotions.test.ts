import type { Page } from 'puppeteer';

import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount } from '../setup/account.ts';
import { makeOperator, type OperatorWords } from '../setup/operator-desk.ts';
import { dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const DESKTOP: Appearance = { scheme: 'dark', language: 'en', width: 1366 };
const PHONE: Appearance = { scheme: 'light', language: 'ru', width: 390 };
const CODE = 'journey-five';
const AT_DESK = `/en/desk/promotions?code=${CODE}`;
const LISTED = `main a[href$="/promotions/${CODE}"]`;
/** Of what moves on My promotions: it is read in several parts. */
const CLS_LIMIT = 0.05;
const OWN = '[data-testid=own-part]';
const PLAIN = '[data-testid=running-words]';

async function signIn(desk: Page, words: OperatorWords): Promise<void> {
  await writeOver(desk, 'input[name=operator]', words.name);
  await writeOver(desk, 'input[name=operator-password]', words.password);
  await writeOver(desk, 'input[name=operator-code]', words.code());
  await press(desk, 'Sign in');
}

/** Of a form or a dialog whose heading has the same words. */
const buttonOf = (words: string) => `::-p-aria([name="${words}"][role="button"])`;

/** Says why, and presses what the dialog is about. */
async function decide(desk: Page, words: string): Promise<void> {
  await writeOver(desk, '[role=dialog] input[maxlength="500"]', 'a journey');
  await desk.locator(`[role=dialog] ${buttonOf(words)}`).click();
  await desk.waitForFunction(() => document.querySelector('[role=dialog]') === null);
}

/** Operators compose and start a promotion, a player goes through it, and it is stopped. */
describe('a promotion', () => {
  let stage: Stage;
  let operator: Visitor;
  let player: Visitor;

  beforeAll(async () => {
    stage = await setStage();
    operator = await stage.visit();
    player = await stage.visit();
    await openAccount(player, '20.00');
  });
  afterAll(() => stage.close());

  const faultsAt = (page: Page, path: string, { language }: Appearance) =>
    faultsOf(page, `${stage.origin}/${language}${path}`);

  it('is composed at the desk from a sample, its cost previewed, and written as a version', async () => {
    const desk = operator.page;
    await operator.open('/en/desk/promotions?compose=');
    await signIn(desk, await makeOperator(stage, 'ada', 'admin'));
    await desk.waitForSelector('main select option[value=five-to-try]');
    await desk.select('main select:has(option[value=five-to-try])', 'five-to-try');
    await press(desk, 'Begin');
    await writeOver(desk, 'main input[autocapitalize=none]', CODE);
    await press(desk, 'Preview');
    await textHolding(desk, 'main', 'One player, at the very most');
    await writeOver(desk, 'form input[maxlength="500"]', 'a journey');
    await desk.locator(buttonOf('Write it as a version')).click();
    await textHolding(desk, 'main', 'It is started by an operator who may move money');
  });

  it('is started by who may move money, and read by a guest on a desktop', async () => {
    const lead = await stage.visit();
    await lead.open(AT_DESK);
    await signIn(lead.page, await makeOperator(stage, 'leo', 'cashier-lead'));
    await press(lead.page, 'Start version 1');
    await decide(lead.page, 'Start it');
    await textHolding(lead.page, 'main', 'in force');
    expect(lead.troubles).toEqual([]);
    await lead.close();

    const guest = await stage.visit();
    await dress(guest.page, DESKTOP);
    expect(await faultsAt(guest.page, `/promotions/${CODE}`, DESKTOP)).toEqual([]);
    await textHolding(guest.page, 'main', '20 times the bonus');
    await textHolding(guest.page, 'main', '€5.00 of bonus money: €100.00 to stake');
    await textHolding(guest.page, 'main', 'Your real money is staked first, bonus money after it.');
    await textHolding(guest.page, '[data-testid=weights]', 'Sport');
    await textHolding(guest.page, 'main', 'Sign in to take part');
    await guest.open('/en/promotions');
    await guest.page.waitForSelector(LISTED);
    expect(guest.troubles).toEqual([]);
    await guest.close();
  });

  it('is taken part in on a phone in Russian, and says in plain words what it wants [S2-58]', async () => {
    const { page } = player;
    await dress(page, PHONE);
    expect(await faultsAt(page, `/promotions/${CODE}`, PHONE)).toEqual([]);
    await textHolding(page, 'main', '20-кратная сумма бонуса');
    await textHolding(page, 'main', '5,00 € бонусных денег: поставить 100,00 €');
    await textHolding(page, 'main', 'Если вы выведете деньги');
    await press(page, 'Участвовать');
    await textHolding(page, OWN, 'Ваш бонус действует.');
    await player.open('/ru/office/promotion');
    await textHolding(page, PLAIN, 'Сначала ставятся реальные деньги, потом бонусные.');
    await textHolding(page, PLAIN, 'Поставить ещё 100,00 €, всего 100,00 €');
    await textHolding(page, PLAIN, '5,00 € бонусных денег, сразу и насовсем.');
  });

  it('stands still on a phone while what its player has is read', async () => {
    const { page } = player;
    expect(await faultsOf(page, `${stage.origin}/ru/office/promotion`, CLS_LIMIT)).toEqual([]);
    await textHolding(page, PLAIN, 'Поставить ещё 100,00 €, всего 100,00 €');
  });

  it('counts what its player stakes', async () => {
    const { page } = player;
    await player.open('/ru/games/dice');
    await writeOver(page, '[data-testid=game-stake]', '10');
    await page.locator('[data-testid=game-play]').click();
    await page.waitForFunction(
      () => (document.querySelector('[data-testid=game-result]')?.textContent.trim() ?? '') !== '',
    );
    await player.open('/ru/office/promotion');
    await textHolding(page, PLAIN, 'Поставить ещё 90,00 €, всего 100,00 €');
  });

  it('is left by two presses, the second under what goes', async () => {
    const { page } = player;
    await player.open(`/ru/promotions/${CODE}`);
    await press(page, 'Выйти');
    await textHolding(page, OWN, 'Бонусные деньги сразу вернутся к нам');
    await textHolding(page, OWN, 'Участвовать снова нельзя. Ваши реальные деньги останутся как есть.');
    await press(page, 'Выйти сейчас');
    await textHolding(page, 'main', 'Вы вышли из этой акции.');
    expect(player.troubles).toEqual([]);
  });

  it('is stopped at the desk, and stands in no list any more', async () => {
    const desk = operator.page;
    await operator.open(AT_DESK);
    await desk.locator(buttonOf('Stop it')).click();
    await decide(desk, 'Stop it');
    const guest = await stage.visit();
    await guest.open(`/en/promotions/${CODE}`);
    await textHolding(guest.page, 'main', 'There is no such promotion, or not any more');
    await guest.open('/en/promotions');
    await guest.page.waitForSelector('main a[href$="/promotions/five-to-try"]');
    expect(await guest.page.$(LISTED)).toBeNull();
    await guest.close();
    expect(operator.troubles).toEqual([]);
  });
});
