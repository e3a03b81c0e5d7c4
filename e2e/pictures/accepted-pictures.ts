import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from 'puppeteer';

const ACCEPTED = fileURLToPath(new URL('accepted', import.meta.url));
/** What was seen instead, and where it differs: for the eye of who runs the tests. */
const SEEN = fileURLToPath(new URL('../../node_modules/.cache/paddock/pictures', import.meta.url));

/** As much as two machines draw a letter differently; a moved word is ten times as much. */
const PIXELS_BESIDE = 12;

/** What `difference.js` leaves in the page. */
interface Comparing {
  readonly differenceOf: (
    known: string,
    seen: string,
  ) => Promise<{ readonly count: number; readonly picture: string } | null>;
}

const address = (bytes: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;

/** The difference between a picture and the accepted one of its name. */
interface Difference {
  /** In words: "differs in 120 pixels". */
  readonly words: string;
  /** Where it is, as PNG; undefined where pictures of other sizes, or none, stand against each other. */
  readonly picture: Buffer | undefined;
}

const fileOf = (name: string): string => join(ACCEPTED, `${name}.webp`);

/** Compares a picture with the accepted one of its name, in a page of the galleries. */
export async function differenceOf(
  page: Page,
  name: string,
  seen: Uint8Array,
): Promise<Difference | undefined> {
  const known = await readFile(fileOf(name)).catch(() => undefined);
  if (known === undefined) return { words: 'is new', picture: undefined };
  if (known.equals(seen)) return undefined;
  const result = await page.evaluate(
    (one, other) => (window as unknown as Comparing).differenceOf(one, other),
    address(known),
    address(seen),
  );
  if (result === null) return { words: 'has another size', picture: undefined };
  if (result.count <= PIXELS_BESIDE) return undefined;
  const picture = Buffer.from(result.picture.replace(/^[^,]*,/, ''), 'base64');
  return { words: `differs in ${result.count} pixels`, picture };
}

/**
 * What is wrong with a picture, in words; undefined if it is as accepted. `PICTURES=accept` accepts it instead. What was
 * seen and where it differs is written down for the eye.
 */
export async function complaintOf(page: Page, name: string, seen: Uint8Array): Promise<string | undefined> {
  const difference = await differenceOf(page, name, seen);
  if (difference === undefined) return undefined;
  if (process.env['PICTURES'] === 'accept') {
    await mkdir(ACCEPTED, { recursive: true });
    await writeFile(fileOf(name), seen);
    return undefined;
  }
  await mkdir(SEEN, { recursive: true });
  await writeFile(join(SEEN, `${name}.webp`), seen);
  if (difference.picture !== undefined) await writeFile(join(SEEN, `${name}.png`), difference.picture);
  return `${name} ${difference.words}: look at it in ${SEEN}; if it is right: npm run pictures -- --accept`;
}
