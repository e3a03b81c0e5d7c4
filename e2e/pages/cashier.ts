import type { Visitor } from '../setup/visitor.ts';

/** Deposits on the sandbox provider's page and comes back to the result page. */
export async function deposit(visitor: Visitor, amount: string): Promise<void> {
  const { page } = visitor;
  await visitor.open('/en/office/recharge');
  await page.locator('[data-testid=deposit-form] [data-testid=deposit-amount]').fill(amount);
  await page.locator('input[type=radio]').click();
  await Promise.all([
    page.waitForNavigation(),
    page.locator('[data-testid=deposit-form] button[type=submit]:not([aria-disabled=true])').click(),
  ]);
  await page.locator('button[value=pay]').click();
  await confirmByCode(visitor);
  await page.waitForSelector('[data-testid=onpay][data-result=success]');
}

/** The bank's second step: the sandbox shows the code that a bank would send to the phone. */
async function confirmByCode({ page }: Visitor): Promise<void> {
  await page.waitForSelector('input[name=code]');
  const code = await page.$eval('main', (element) => /\b\d{6}\b/.exec(element.textContent)?.[0] ?? '');
  await page.type('input[name=code]', code);
  await page.locator('button[value=code]').click();
}
