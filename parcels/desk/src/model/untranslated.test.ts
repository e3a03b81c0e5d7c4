import type { Said } from './block-fields.ts';
import { EMPTY_TEXT, type EditedText } from './edited-document.ts';
import { untranslated } from './untranslated.ts';

const textOf = (title: string, ...blocks: readonly Said[]): EditedText => ({
  ...EMPTY_TEXT,
  title,
  blocks: blocks.map((said, at) => ({ id: at + 1, said })),
});
const PICTURE: Said = {
  ...{ block: 'picture', source: '/content-pictures/a/780.webp' },
  ...{ alt: 'A stadium at night', caption: 'Where {{company}} began' },
};
const placesOf = (texts: Readonly<Record<string, EditedText>>, language: string, own = 'en') =>
  untranslated(texts, language, own).map(({ block, path, from }) => [from, block, path.join('/')]);

describe('words that nobody has translated', () => {
  it('are those of a copy, a picture’s too, until they are written anew', () => {
    const en = textOf('The stadium', PICTURE);
    expect(placesOf({ en, ru: en }, 'ru')).toEqual([
      ['en', undefined, 'title'],
      ['en', 0, 'alt'],
      ['en', 0, 'caption'],
    ]);
    const ru = textOf('Стадион', { ...PICTURE, alt: 'Стадион ночью' });
    expect(placesOf({ en, ru }, 'ru')).toEqual([['en', 0, 'caption']]);
    expect(placesOf({ en, ru }, 'en')).toEqual([]);
  });

  it('are told wherever they stand in a block that was moved, each by its field', () => {
    const steps: Said = { block: 'steps', steps: [{ title: 'Sign in', text: '' }] };
    const table: Said = { block: 'table', caption: '', columns: ['Way', '%'], rows: [['Card', '2']] };
    const texts = { en: textOf('A', steps, table), ru: textOf('Б', table, steps) };
    expect(placesOf(texts, 'ru')).toEqual([
      ['en', 0, 'columns/0'],
      ['en', 0, 'rows/0/0'],
      ['en', 1, 'steps/0/title'],
    ]);
  });

  it('are not what is the same in every language', () => {
    const heading: Said = { block: 'heading', level: 2, text: '24/7', anchor: 'always-open' };
    const link: Said = { block: 'link', label: '{{company}}', target: '/live/football' };
    const en = textOf('1 x 2', heading, link);
    expect(placesOf({ en, ru: en }, 'ru')).toEqual([]);
  });

  it('are the copy’s, by its script, else that of a language which is not the site’s own', () => {
    const ru = textOf('О нас');
    expect([placesOf({ ru, en: ru }, 'en'), placesOf({ ru, en: ru }, 'ru')]).toEqual([
      [['ru', undefined, 'title']],
      [],
    ]);
    const en = textOf('About us');
    expect([placesOf({ en, de: en }, 'de'), placesOf({ en, de: en }, 'en')]).toEqual([
      [['en', undefined, 'title']],
      [],
    ]);
    expect(placesOf({ en }, 'hi')).toEqual([]);
  });
});
