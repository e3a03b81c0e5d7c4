import type { Page } from 'puppeteer';

/** Presses the visible button or link with exactly these words. */
export async function press(page: Page, words: string): Promise<void> {
  await page.locator(`::-p-aria(${words})`).click();
}

/** A page that is not ready yet stands in the document before it is seen, and one that was left stands there a while longer. */
const UNSEEN = '.frame-slot-waiting, .frame-slot[hidden]';

/**
 * Waits until the text of an element that is seen holds some words, in a tab behind another too, which draws no frames.
 * A page's heading is seen in the very turn in which title, focus and scroll position become the page's; what stood
 * before it goes later.
 * @returns the whole text
 * @throws with the text it holds instead
 */
export async function textHolding(page: Page, selector: string, words: string): Promise<string> {
  try {
    const handle = await page.waitForFunction(
      (css, wanted, unseen) => {
        const seenText = (element: Element): string => {
          if (element.closest(unseen) !== null) return '';
          if (element.querySelector(unseen) === null) return element.textContent;
          const copy = element.cloneNode(true) as Element;
          for (const slot of copy.querySelectorAll(unseen)) slot.remove();
          return copy.textContent;
        };
        const text = [...document.querySelectorAll(css)].map(seenText).join(' ');
        const plain = text.replace(/\s+/g, ' ');
        return plain.includes(wanted) ? plain : false;
      },
      { polling: 100 },
      selector,
      words,
      UNSEEN,
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
