import { textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

describe('personal data', () => {
  let stage: Stage;
  let visitor: Visitor;

  beforeAll(async () => {
    stage = await setStage();
    visitor = await stage.visit();
    await openAccount(visitor);
  });
  afterAll(() => stage.close());

  it('are told by keyboard alone, corrected where refused, and shown on the account page [S3-21]', async () => {
    const { page } = visitor;
    await visitor.open('/en/office/account');
    await page.locator('main a[href="/en/office/account/edit"]').click();
    await page.waitForSelector('[data-testid=person-form] input[name=surname]', { visible: true });
    await page.focus('[data-testid=person-form] input[name=surname]');
    await page.keyboard.type('Other 5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    await textHolding(page, '[data-testid=person-form]', 'Write it in letters, as in your document.');
    const surname = '[data-testid=person-form] input[name=surname]';
    expect(await page.$eval(surname, (input) => input.value)).toBe('Other 5');
    await page.focus(surname);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/en/office/account');
    await textHolding(page, 'main', 'Anna Other');
    await textHolding(page, '#region-menu', 'Anna');
  });

  it('show what only support can change without a field', async () => {
    const { page } = visitor;
    await visitor.open('/en/office/account/edit');
    await textHolding(page, 'main', 'Feb 28, 1990');
    expect(await page.$('input[name=date_birthday]')).toBeNull();
  });
});
