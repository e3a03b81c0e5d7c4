import type { EditedDocument } from './edited-document.ts';
import { placesOfBlock, placesOfLine, problemPlaces } from './problem-places.ts';

const WRONG = [
  { place: '/texts/en/blocks/1/level', rule: 'choice' },
  { place: '/texts/en/title', rule: 'tooLong', limit: 120 },
  { place: '/kind', rule: 'address', named: '/live' },
];

describe('places that the server does not take', () => {
  it('are told by language, block and field', () => {
    expect(problemPlaces({ problems: ['x'], wrong: WRONG }, ['en'])).toEqual([
      { language: undefined, block: undefined, path: ['kind'], rule: 'address', named: '/live' },
      { language: 'en', block: 1, path: ['level'], rule: 'choice' },
      { language: 'en', block: undefined, path: ['title'], rule: 'tooLong', limit: 120 },
    ]);
  });

  it('are told in the order of the page, which has the site’s first language first', () => {
    const wrong = ['/texts/en/title', '/texts/ru/title', '/texts/ru/lead'].map((place) => ({ place }));
    expect(problemPlaces({ wrong }, ['ru', 'en']).map(({ language, path }) => [language, ...path])).toEqual([
      ['ru', 'title'],
      ['ru', 'lead'],
      ['en', 'title'],
    ]);
  });

  it.each([undefined, null, 'no', { problems: ['x'] }, { wrong: 'no' }])('are none in %j', (details) => {
    expect(problemPlaces(details, [])).toEqual([]);
  });

  it('stand at what was refused, wherever it is moved, until it is written anew', () => {
    const [text, heading] = [
      { block: 'text', text: 'x' },
      { block: 'heading', level: 4 },
    ] as const;
    const blocks = [
      { id: 7, said: text },
      { id: 8, said: heading },
    ];
    const english = { title: 'T', description: '', lead: '', blocks };
    const document: EditedDocument = {
      ...{ kind: 'page', day: '', category: '', order: '' },
      texts: { en: english, ru: english },
    };
    const refused = { document, places: problemPlaces({ wrong: WRONG }, ['en']) };
    const rulesOf = (places: readonly { rule: string }[]) => places.map(({ rule }) => rule);
    expect(rulesOf(placesOfBlock(refused, 'en', heading))).toEqual(['choice']);
    expect(rulesOf(placesOfBlock(refused, 'ru', heading))).toEqual([]);
    expect(rulesOf(placesOfBlock(refused, 'en', text))).toEqual([]);
    expect(rulesOf(placesOfBlock(refused, 'en', { ...heading }))).toEqual([]);
    expect(rulesOf(placesOfBlock(null, 'en', heading))).toEqual([]);
    expect(rulesOf(placesOfLine(refused, 'en', 'title', 'T'))).toEqual(['tooLong']);
    expect(rulesOf(placesOfLine(refused, 'en', 'title', 'Another'))).toEqual([]);
    expect(rulesOf(placesOfLine(refused, 'en', 'lead', ''))).toEqual([]);
  });
});
