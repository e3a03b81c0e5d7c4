/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createInstance } from 'i18next';

import { createTexts } from './texts.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LANGUAGES = ['en', 'ru'] as const;
const PARCELS = readdirSync(join(ROOT, 'parcels')).map(
  (name) => [name, join('parcels', name, 'locales')] as const,
);
const NAMESPACES = [['common', join('shared-utils', 'locales', 'common')] as const, ...PARCELS];

const dictionaries = NAMESPACES.flatMap(([namespace, folder]) =>
  LANGUAGES.map((language) => ({
    namespace,
    language,
    words: JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')) as object,
  })),
);

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([word, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${word}.`) : [path + word],
  );
}

describe('texts', () => {
  it('says of every text of the site what i18next says', async () => {
    const theirs = createInstance();
    await theirs.init({
      lng: 'en',
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
    });
    const ours = createTexts();
    for (const { namespace, language, words } of dictionaries) {
      theirs.addResourceBundle(language, namespace, words, true, true);
      ours.add(language, namespace, words);
    }
    const differing: unknown[] = [];
    let asked = 0;
    for (const { namespace, language, words } of dictionaries) {
      const them = theirs.getFixedT(language, namespace);
      const us = ours.translator(language, namespace);
      const named = Object.fromEntries(
        [...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)]
          .filter(([, name]) => name !== 'count')
          .map(([, name = '']) => [name, `<${name}>`]),
      );
      for (const key of keysOf(words)) {
        const [stem = '', kind = ''] = key.split(/_(?=[^_.]*$)/);
        const forms = [0, 1, 2, 5, 21, 1.5].map((count) => ({ ...named, count }));
        const kinds = [{ context: kind }, { context: kind, count: 3 }].map((asked) => ({
          ...named,
          ...asked,
        }));
        for (const values of kind === '' ? [{}, named] : [...forms, ...kinds]) {
          asked += 1;
          const [ourText, theirText] = [us(stem, values), them(stem, values)];
          if (ourText !== theirText)
            differing.push({ namespace, language, stem, values, ourText, theirText });
        }
      }
    }
    expect(differing).toEqual([]);
    expect(asked).toBeGreaterThan(7_000);
  });

  it('finds what is nested, what another namespace has, and says the key where there is nothing', () => {
    const texts = createTexts();
    texts.add('en', 'bets', { none: { title: 'No bets', text_live: 'None live' } });
    texts.add('en', 'bets', { none: { text: 'None' } });
    texts.add('en', 'common', { retry: 'Again' });
    const t = texts.translator('en', 'bets');
    expect([t('none.title'), t('none.text'), t('none.text', { context: 'live' })]).toEqual([
      'No bets',
      'None',
      'None live',
    ]);
    expect([t('common:retry'), t('common:lost'), t('no.such'), t('no.such', { defaultValue: 'so' })]).toEqual(
      ['Again', 'lost', 'no.such', 'so'],
    );
    expect(texts.translator('ru', 'bets')('none.title')).toBe('none.title');
  });
});
