import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleForPage, compile, LAYER_ORDER } from '@paddock/tooling/webpack';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = fileURLToPath(new URL('galleries.js', import.meta.url));

/** Nothing moves in a picture, and no cursor blinks. */
const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent; }';

/**
 * Builds the galleries into a folder: `index.html` shows the one its hash names.
 * @returns the page's file
 */
export async function buildGalleries(folder: string): Promise<string> {
  await compile([bundleForPage({ root: ROOT, entry: ENTRY, outputFolder: folder })]);
  const files = await readdir(folder);
  const page = join(folder, 'index.html');
  const sheets = files.filter((file) => file.endsWith('.css'));
  await writeFile(
    page,
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<style>${LAYER_ORDER}</style>`,
      ...sheets.map((file) => `<link rel="stylesheet" href="${file}">`),
      `<style>${STILL}</style></head><body><div id="gallery"></div>`,
      '<script src="galleries.js"></script></body></html>',
    ].join('\n'),
  );
  return page;
}
