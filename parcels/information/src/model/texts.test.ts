import privacyEn from '../../texts/privacy-policy/en.json' with { type: 'json' };
import privacyRu from '../../texts/privacy-policy/ru.json' with { type: 'json' };
import responsibleEn from '../../texts/responsible-gaming/en.json' with { type: 'json' };
import responsibleRu from '../../texts/responsible-gaming/ru.json' with { type: 'json' };
import rulesEn from '../../texts/rules/en.json' with { type: 'json' };
import rulesRu from '../../texts/rules/ru.json' with { type: 'json' };
import manifest from '../../parcel.json' with { type: 'json' };
import { inlineLinks } from './inline-links.ts';
import { chapterPlaces } from './rule-places.ts';
import { loadText } from './text-loaders.ts';
import type { Article, PlainText, RulesText } from './text-types.ts';

type Shape = readonly (string | number)[];

/** What has to be the same in every language: blocks and list items article by article, and where links lead. */
function shapeOf(articles: readonly Article[]): readonly Shape[] {
  return articles.map(({ text }) =>
    text.flatMap((block): Shape => {
      const lines = typeof block === 'string' ? [block] : block;
      const links = lines.flatMap((line) => inlineLinks(line).flatMap(({ path }) => path ?? []));
      return [typeof block === 'string' ? 'paragraph' : block.length, ...links];
    }),
  );
}

function wordsOf(articles: readonly Article[]): readonly string[] {
  return articles.flatMap(({ title, text }) => [title, ...text.flat()]);
}

const RULES: readonly RulesText[] = [rulesEn, rulesRu];
const PLAIN: readonly (readonly [string, PlainText, PlainText])[] = [
  ['privacy policy', privacyEn, privacyRu],
  ['responsible gaming', responsibleEn, responsibleRu],
];

describe('the long texts', () => {
  it('has the same rules in both languages, chapter by chapter', () => {
    const [en = [], ru = []] = RULES.map((text) =>
      chapterPlaces(text).map(({ path, number, chapter }) => [path, number, shapeOf(chapter.articles)]),
    );
    expect(ru).toEqual(en);
  });

  it.each(PLAIN)('has the same %s in both languages', (_name, en, ru) => {
    expect(shapeOf(ru.articles)).toEqual(shapeOf(en.articles));
  });

  it.each(['de', 'es', 'tr', 'ar', 'hi'])('has the same texts in %s', async (language) => {
    const shapes = async (code: string) => [
      chapterPlaces(await loadText('rules', code)).map(({ path, number, chapter }) => [
        path,
        number,
        shapeOf(chapter.articles),
      ]),
      shapeOf((await loadText('privacy-policy', code)).articles),
      shapeOf((await loadText('responsible-gaming', code)).articles),
    ];
    expect(await shapes(language)).toEqual(await shapes('en'));
  });

  it('leaves nothing empty, and nothing English in Russian', () => {
    const russian = [
      ...rulesRu.groups.flatMap(({ title, lead }) => [title, lead]),
      ...chapterPlaces(rulesRu).flatMap(({ chapter }) => [chapter.title, ...wordsOf(chapter.articles)]),
      ...PLAIN.flatMap(([, , ru]) => wordsOf(ru.articles)),
    ];
    expect(russian.filter((text) => text.trim() === '')).toEqual([]);
    const latin = russian.filter((text) => /[a-z]/i.test(text.replaceAll(/\(\/[^)]*\)|cookie/g, '')));
    expect(latin).toEqual([]);
  });

  it('has an address for each of its groups and chapters, and for no others [S2-34]', () => {
    const params = manifest.routes.find(({ id }) => id === 'information.rules')?.params;
    expect(params?.ruleGroup?.values).toEqual(rulesEn.groups.map(({ group }) => group));
    expect(params?.chapter?.values).toEqual(chapterPlaces(rulesEn).map(({ chapter }) => chapter.slug));
    expect(manifest.listed).toEqual(chapterPlaces(rulesEn).map(({ path }) => path));
  });
});
