import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentBody, ContentText } from '@paddock/contract/schemas';

import { quickFolder } from '../../testing/index.ts';

/** A text of a title and a paragraph. */
export function textOf(title: string, words = `All about ${title}.`): ContentText {
  return { title, description: `${title} in short.`, blocks: [{ block: 'text', text: words }] };
}

/** A document in English and Russian. */
export function bodyOf(
  kind: ContentBody['kind'],
  title: string,
  more: Partial<ContentBody> = {},
): ContentBody {
  return { kind, texts: { en: textOf(title), ru: textOf(`${title} по-русски`) }, ...more };
}

/** A folder of documents, as a site has it in git. */
export class ContentFolderFixture {
  readonly dir = mkdtempSync(join(quickFolder(), 'paddock-content-'));

  write(address: string, { texts, ...facts }: ContentBody): void {
    const folder = join(this.dir, address);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'document.json'), JSON.stringify(facts));
    for (const [language, text] of Object.entries(texts))
      writeFileSync(join(folder, `${language}.json`), JSON.stringify(text));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
