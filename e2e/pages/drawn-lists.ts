import type { Page } from 'puppeteer';

/** What settings that styles act on change of a page of lists, as it is drawn while the price of a cell has moved. */
export function drawnLists(page: Page, cell: string) {
  return page.evaluate((moving) => {
    const widthOf = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0);
    const moved = document.querySelector(`${moving}[data-move]`);
    const row = document.querySelector('[data-event]');
    if (moved === null || row === null) throw new Error('no prices that moved');
    const leagues = document.querySelector('#region-menu ul ul');
    return {
      menu: widthOf('#region-menu'),
      coupon: widthOf('#region-aside'),
      number: getComputedStyle(row, '::after').content.includes('№'),
      leagues: leagues !== null && getComputedStyle(leagues).display !== 'none',
      isMarked: getComputedStyle(moved).backgroundSize.includes('8px'),
    };
  }, cell);
}
