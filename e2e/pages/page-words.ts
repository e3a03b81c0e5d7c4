import type { Page } from 'puppeteer-core';

/** Presses the visible button or link with exactly these words. */
export async function press(page: Page, words: string): Promise<void> {
  await page.locator(`::-p-aria(${words})`).click();
}

/** Waits until an element's text holds some words, in a tab behind another too, which draws no frames; answers the whole text. @throws with the text it holds instead. */
export async function textHolding(page: Page, selector: string, words: string): Promise<string> {
  try {
    const handle = await page.waitForFunction(
      (css, wanted) => {
        const text = [...document.querySelectorAll(css)].map((element) => element.textContent).join(' ');
        const plain = text.replace(/\s+/g, ' ');
        return plain.includes(wanted) ? plain : false;
      },
      { polling: 100 },
      selector,
      words,
    );
    return String(await handle.jsonValue());
  } catch (error) {
    const texts = await page.$$eval(selector, (elements) => elements.map((element) => element.textContent));
    throw new Error(`"${words}" is not at ${selector} but ${JSON.stringify(texts)}`, { cause: error });
  }
}

/** The text of an element now, its spaces folded. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent.replace(/\s+/g, ' ').trim());
}
