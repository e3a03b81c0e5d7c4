import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { arePicturesEqualHere, launchPictureBrowser } from '../setup/browser.ts';
import { complaintOf, differenceOf } from './accepted-pictures.ts';
import { buildGalleries } from './build-galleries.ts';
import { GALLERIES, LOOKS, openGallery, see, WIDTHS } from './gallery-page.ts';

const EVERY = GALLERIES.flatMap((gallery) => WIDTHS.map((width) => [gallery, width] as const));

describe('the galleries', () => {
  let folder: string;
  let file: string;
  let browser: Browser;
  let page: Page | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paddock-galleries-'));
    [file, browser] = await Promise.all([buildGalleries(folder), launchPictureBrowser()]);
  });
  afterEach(() => page?.close());
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(EVERY)('look as they were accepted, and no words overlap: %s at %i px', async (gallery, width) => {
    page = await openGallery(browser, file, gallery, width);
    const wrong: string[] = [];
    for (const look of LOOKS) {
      const name = `${gallery}-${width}-${look.theme}-${look.scale * 100}`;
      const { picture, faults } = await see(page, width, look);
      wrong.push(...faults.map((fault) => `${name}: ${fault}`));
      const complaint = arePicturesEqualHere ? await complaintOf(page, name, picture) : undefined;
      if (complaint !== undefined) wrong.push(complaint);
    }
    expect(wrong).toEqual([]);
  });

  it('are red when words run over others or out of their box, or a colour is another', async () => {
    const opened = (page = await openGallery(browser, file, 'betting', 390));
    const [look = { theme: 'light', scale: 1 }] = LOOKS;
    const broken = async (style: string) => {
      const sheet = await opened.addStyleTag({ content: style });
      const { picture, faults } = await see(opened, 390, look);
      await sheet.evaluate((element) => element.parentNode?.removeChild(element));
      const difference = await differenceOf(opened, `betting-390-${look.theme}-100`, picture);
      return { faults: faults.join('\n'), difference: difference?.words };
    };
    const over = await broken('[data-event] a > * + * { margin-block-start: -18px !important }');
    expect(over.faults).toMatch(/“Harbour City” and “Mill Rovers” overlap/);
    const out = await broken(
      '[data-event] a { inline-size: 900px !important; max-inline-size: none !important }',
    );
    expect(out.faults).not.toBe('');
    if (!arePicturesEqualHere) return;
    expect(over.difference).toMatch(/another size|differs in \d+ pixels/);
    const dim = await broken('[data-event] a { color: #b00020 !important }');
    expect([dim.faults, dim.difference]).toEqual(['', expect.stringMatching(/differs in \d{3,} pixels/)]);
  });
});
