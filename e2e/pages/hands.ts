import type { Page } from 'puppeteer';
import { isTakenAs, writeOver } from './write-over.ts';

/** How a person uses a form: by pointer, or by keyboard alone. */
export interface Hands {
  /** Presses a button or follows a link. */
  press(selector: string): Promise<void>;
  /** Writes over what a field holds. */
  fill(selector: string, text: string): Promise<void>;
  /** Presses the keys of a text in a field. */
  type(selector: string, keys: string): Promise<void>;
  /** Presses the keys of a date, `1990-02-28`, in the order the browser's own language writes dates. */
  typeDate(selector: string, isoDate: string): Promise<void>;
  /** Chooses one of a row of radio buttons by its value. */
  choose(value: string): Promise<void>;
  /** Chooses an option by its value. */
  select(selector: string, value: string): Promise<void>;
  tick(selector: string): Promise<void>;
}

/** More presses of Tab than any page of the site needs from its top to its end. */
const TABS_MAX = 120;
/** A page may take the focus away for reasons of its own, and with it the keys of a hand that is quicker than any. */
const TRIES = 5;

/** A finger or a mouse. What is pressed is brought to the middle first: a phone's bar covers what is merely in view. */
export function pointer(page: Page): Hands {
  const press = async (selector: string): Promise<void> => {
    await page.waitForSelector(selector, { visible: true });
    await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.locator(selector).click();
  };
  return {
    press,
    fill: (selector, text) => writeOver(page, selector, text),
    type: (selector, keys) => page.type(selector, keys),
    typeDate: async (selector, isoDate) => page.type(selector, await dateKeys(page, isoDate)),
    choose: (value) => press(`label:has(input[type=radio][value=${value}])`),
    async select(selector, value) {
      await page.waitForSelector(`${selector} > option[value="${value}"]`);
      await page.select(selector, value);
    },
    tick: press,
  };
}

/** Tab, arrows, space, Enter and letters, and nothing else. */
export function keyboard(page: Page): Hands {
  const isAt = (selector: string): Promise<boolean> =>
    page.evaluate((css) => document.activeElement?.matches(css) === true, selector);
  const reach = async (selector: string): Promise<void> => {
    // What is not seen yet has no place in the order of Tab.
    await page.waitForSelector(selector, { visible: true });
    for (let tabs = 0; tabs < TABS_MAX; tabs++) {
      if (await isAt(selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  return {
    async press(selector) {
      await reach(selector);
      await page.keyboard.press('Enter');
    },
    async fill(selector, text) {
      for (let tries = 0; tries < TRIES; tries++) {
        await reach(selector);
        await page.keyboard.down('Control');
        await page.keyboard.press('A');
        await page.keyboard.up('Control');
        await page.keyboard.type(text);
        const held = await page.$eval(selector, (field) => (field as HTMLInputElement).value);
        if (isTakenAs(held, text)) return;
      }
      throw new Error(`${selector} does not hold ${text}`);
    },
    async type(selector, keys) {
      await reach(selector);
      await page.keyboard.type(keys);
    },
    async typeDate(selector, isoDate) {
      await reach(selector);
      await page.keyboard.type(await dateKeys(page, isoDate));
    },
    async choose(value) {
      await page.waitForSelector(`input[type=radio][value=${value}]`);
      // Tab reaches the chosen one of a group; arrows lead on from there.
      await reach(`:is([role=radiogroup], fieldset):has([value=${value}]) input[type=radio]`);
      for (let arrows = 0; arrows < 10; arrows++) {
        if (await isAt(`[value=${value}]:checked`)) return;
        await page.keyboard.press('ArrowRight');
      }
      throw new Error(`no arrow reaches ${value}`);
    },
    async select(selector, value) {
      await page.waitForSelector(`${selector} > option[value="${value}"]`);
      await reach(selector);
      const label = await page.$eval(
        `${selector} > option[value="${value}"]`,
        (option) => option.textContent,
      );
      await page.keyboard.type(label);
      // A second between two letters begins another search: arrows go the rest of the way.
      const wayTo = () =>
        page.$eval(
          selector,
          (field, wanted) => {
            const { options, selectedIndex } = field as HTMLSelectElement;
            return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
          },
          value,
        );
      for (let way = await wayTo(); way !== 0; way = await wayTo())
        await page.keyboard.press(way > 0 ? 'ArrowDown' : 'ArrowUp');
    },
    async tick(selector) {
      for (let tries = 0; tries < TRIES; tries++) {
        await reach(selector);
        await page.keyboard.press('Space');
        if (await page.$eval(selector, (box) => (box as HTMLInputElement).checked)) return;
      }
      throw new Error(`${selector} is not ticked`);
    },
  };
}

/** Digits of a date as the browser's date field takes them: it is in the browser's language, whatever the page's is. */
async function dateKeys(page: Page, isoDate: string): Promise<string> {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const order = await page.evaluate(() =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'short' }).formatToParts().map(({ type }) => type),
  );
  const digits = new Map<string, string>(Object.entries({ year, month, day }));
  return order.map((part) => digits.get(part) ?? '').join('');
}
