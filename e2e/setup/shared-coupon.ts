import type { Page } from 'puppeteer';

/** Shares a coupon of the first price that a page shows, and answers the path of its page, without the language. */
export async function shareFirstPrice(page: Page): Promise<string> {
  await page.waitForSelector('main [data-selection]');
  return page.evaluate(async () => {
    const price = document.querySelector('main [data-selection]');
    const answer = await fetch('/web-api/sportsbook/shared-coupons', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selectionIds: [price?.getAttribute('data-selection')] }),
    });
    const { code } = (await answer.json()) as { code: string };
    return `/coupon/${code}`;
  });
}
