import { PlatformError } from '../../kernel/http/problem.ts';
import { readDraftBody, requireFinished } from './draft-body.ts';

const blank = (kind: object) => ({
  title: '',
  description: '',
  blocks: [{ block: 'text', text: '', ...kind }],
});

/** Places that a refusal names, and none where nothing is refused. */
function refused(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'CONTENT_INVALID') throw error;
    return (error.details as { readonly wrong: readonly { place: string }[] }).wrong.map(
      ({ place }) => place,
    );
  }
}
const placesOf = (texts: object) => refused(() => readDraftBody({ kind: 'page', texts }, '/about'));

describe('a document that is not finished', () => {
  it('may be blank in every place, in as many languages as there may be', () => {
    const names = Array.from({ length: 20 }, (_, at) => `a${String.fromCodePoint(97 + at)}`);
    const texts = Object.fromEntries(names.map((name) => [name, { ...blank({}), lead: '' }]));
    expect(placesOf(texts)).toEqual([]);
    const questions = Array.from({ length: 40 }, () => ({ question: '', answer: '' }));
    expect(placesOf({ en: { ...blank({}), blocks: [{ block: 'questions', questions }] } })).toEqual([]);
  });

  it('is refused for what is wrong behind any number of blank places', () => {
    expect(placesOf({ de: blank({}), en: null })).toEqual(['/texts/en']);
    expect(placesOf({ de: blank({}), es: blank({}), en: { ...blank({}), blocks: 7 } })).toEqual([
      '/texts/en/blocks',
    ]);
    const questions = Array.from({ length: 30 }, () => ({ question: '', answer: '' }));
    const block = { block: 'questions', questions: [...questions, { question: 'x', answer: 7 }] };
    expect(placesOf({ en: { ...blank({}), blocks: [block] } })).toEqual([
      '/texts/en/blocks/0/questions/30/answer',
    ]);
    const longer = Array.from({ length: 200 }, () => ({ block: 'questions', questions }));
    expect(placesOf({ de: { ...blank({}), blocks: longer }, en: null })).toEqual(['', '/texts/en']);
    const many = { block: 'list', items: Array.from({ length: 3_000 }, () => '') };
    expect(placesOf({ en: { ...blank({}), blocks: [many] } })).toEqual(['/texts/en/blocks/0']);
  });

  it('may have nothing unknown, and be it blank', () => {
    expect(placesOf({ en: blank({ style: '' }) })).toEqual(['/texts/en/blocks/0/style']);
  });

  it('is told all places of all languages when it is published', () => {
    const body = readDraftBody(
      { kind: 'page', texts: { en: blank({}), ru: blank({}), de: blank({}) } },
      '/about',
    );
    const places = ['title', 'description', 'blocks/0/text'];
    expect(refused(() => requireFinished(body, '/about'))).toEqual(
      ['de', 'en', 'ru'].flatMap((language) => places.map((place) => `/texts/${language}/${place}`)),
    );
  });
});
