import type { Page } from 'puppeteer';

/** Left and top against the page's region, and width, in whole pixels. */
type Place = readonly [left: number, top: number, width: number];

/** Where the parts of a page's skeleton stand, as the document draws them before any script. */
export async function skeletonPlaces(page: Page, url: string): Promise<readonly Place[]> {
  await page.setJavaScriptEnabled(false);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(hideNothingWithoutScripts);
  // What the document says without scripts moves the whole region, and nothing in it.
  const places = await placesOf(page, '#page > .frame-skeleton > i');
  await page.setJavaScriptEnabled(true);
  return places;
}

/** A document whose scripts never run shows no skeleton: what its styles say for that case is taken out. */
function hideNothingWithoutScripts(): void {
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
      const rule = sheet.cssRules[at];
      if (rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)') sheet.deleteRule(at);
    }
}

/** Where elements of the page stand that can be seen. */
export async function placesOf(page: Page, selector: string): Promise<readonly Place[]> {
  return page.$$eval(`#page, ${selector}`, (found) => {
    const [region, ...elements] = found.map((element) => element.getBoundingClientRect());
    return elements
      .filter(({ height }) => height > 1)
      .map(({ left, top, width }): Place => {
        const { left: fromLeft = 0, top: fromTop = 0 } = region ?? {};
        return [Math.round(left - fromLeft), Math.round(top - fromTop), Math.round(width)];
      });
  });
}

/** Parts of a skeleton whose content stands more than two pixels away, in words. */
export function partsApart(skeleton: readonly Place[], content: readonly Place[]): readonly string[] {
  return skeleton.flatMap((place, part) => {
    const other = content[part];
    const isNear = other !== undefined && place.every((px, side) => Math.abs(px - (other[side] ?? NaN)) <= 2);
    return isNear ? [] : [`part ${part + 1}: ${place.join(' ')}, its content: ${other?.join(' ') ?? 'none'}`];
  });
}
