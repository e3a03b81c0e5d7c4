/** What a page is looked at with: every text size with every format of prices. */
export interface Looks {
  /** `appFontSize` of the settings. */
  readonly sizes: readonly number[];
  /** `coefViewId` of the settings. */
  readonly formats: readonly number[];
}

/** The part of the shared module that the looks are changed by: the way a press in the settings goes. */
interface SharedUtils {
  updateSettings(change: { readonly appFontSize: number; readonly coefViewId: number }): void;
}

declare const System: { import(name: '@paddock/shared-utils'): Promise<SharedUtils> };

/**
 * Runs in the page: shows it in every look, without a reload, and measures every price that can be seen. Answers what is
 * wrong in words: digits outside their cell, a cell over another or outside its row, a name cut to nothing. `measured`
 * counts the prices, so that a page without any is no good page.
 */
export async function priceFaults({
  sizes,
  formats,
}: Looks): Promise<{ faults: string[]; measured: number }> {
  const { updateSettings } = await System.import('@paddock/shared-utils');
  const faults: string[] = [];
  let measured = 0;
  await document.fonts.ready;
  for (const appFontSize of sizes) {
    for (const coefViewId of formats) {
      updateSettings({ appFontSize, coefViewId });
      await isDrawn();
      const look = `${innerWidth} px, ${appFontSize * 100} %, format ${coefViewId}`;
      faults.push(...faultsNow().map((fault) => `${look}: ${fault}`));
    }
  }
  return { faults, measured };

  /** Two frames: one that React draws in, one that the browser has laid out. */
  async function isDrawn(): Promise<void> {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  function faultsNow(): string[] {
    const cells = [...document.querySelectorAll<HTMLElement>('main [data-selection]')].filter((cell) =>
      cell.checkVisibility(),
    );
    measured += cells.length;
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`sideways scroll by ${sticksOut(clientWidth)}`] : []),
      ...cells.flatMap((cell, at) => [...ofDigits(cell), ...ofName(cell), ...ofPlace(cell, cells[at + 1])]),
      ...[...document.querySelectorAll<HTMLElement>('main [data-event]')].flatMap(ofSides),
    ];
  }

  function ofDigits(cell: HTMLElement): string[] {
    const price = cell.querySelector('b');
    if (price === null) return [];
    const inner = cell.getBoundingClientRect();
    const digits = textRect(price);
    const isInside =
      digits.left >= inner.left &&
      digits.right <= inner.right &&
      digits.top >= inner.top &&
      digits.bottom <= inner.bottom + 1;
    if (!isInside) return [`${price.textContent} is ${said(digits)} in a cell of ${said(inner)}`];
    // The letter before the price of a phone's list is drawn by the sheet: it can only be seen to overflow.
    return cell.scrollWidth > cell.clientWidth + 1 ? [`${price.textContent} overflows its cell`] : [];
  }

  function ofName(cell: HTMLElement): string[] {
    const [name, price] = [cell.querySelector<HTMLElement>('span:not(:last-child)'), cell.querySelector('b')];
    if (name === null || price === null) return [];
    const [box, digits] = [name.getBoundingClientRect(), textRect(price)];
    const em = Number.parseFloat(getComputedStyle(name).fontSize);
    if (box.width < Math.min(name.scrollWidth, 3 * em) - 1)
      return [`${name.textContent} is cut to ${box.width}`];
    // A price under its name shares no line with it: letters and digits are lower than the lines they stand on.
    const isBeside = Math.abs(middle(box) - middle(digits)) < digits.height / 2;
    return isBeside && cross(box, digits) ? [`${name.textContent} lies over ${price.textContent}`] : [];
  }

  function ofPlace(cell: HTMLElement, next: HTMLElement | undefined): string[] {
    const box = cell.getBoundingClientRect();
    const row = cell.closest('li, section, article, [data-market-type]')?.getBoundingClientRect();
    const faultsFound: string[] = [];
    if (row !== undefined && (box.left < row.left - 1 || box.right > row.right + 1)) {
      faultsFound.push(`the cell of ${cell.textContent} stands out of its row`);
    }
    if (next !== undefined && cross(box, next.getBoundingClientRect())) {
      faultsFound.push(`the cells of ${cell.textContent} and ${next.textContent} overlap`);
    }
    return faultsFound;
  }

  /** The sides of a row keep room to be read, and end before its first price. */
  function ofSides(row: HTMLElement): string[] {
    const sides = row.querySelector<HTMLElement>('a');
    const first = row.querySelector<HTMLElement>('[data-selection]');
    if (sides === null || first === null || !first.checkVisibility()) return [];
    const box = sides.getBoundingClientRect();
    const em = Number.parseFloat(getComputedStyle(sides).fontSize);
    if (box.width < 7 * em) return [`the sides have ${box.width}`];
    return cross(box, first.getBoundingClientRect()) ? ['the sides lie over the first price'] : [];
  }

  function textRect(element: Element): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }

  function cross(a: DOMRect, b: DOMRect): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 0.5 && down > 0.5;
  }

  function middle({ top, bottom }: DOMRect): number {
    return (top + bottom) / 2;
  }

  /** What makes a page wider than its window. */
  function sticksOut(widthPx: number): string {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > widthPx + 1,
    );
    const inPage = wide.filter((element) => element.closest('main') !== null);
    return inPage.map(({ tagName, className }) => `${tagName}.${className}`).join(', ');
  }

  function said({ left, right, top, bottom }: DOMRect): string {
    return `${left.toFixed(1)}–${right.toFixed(1)} × ${top.toFixed(1)}–${bottom.toFixed(1)}`;
  }
}
