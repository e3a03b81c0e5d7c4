import { NOTE_WORDS, noteOf, type NoteFor } from './note-of.ts';
import type { PushContent } from './push-content.ts';

describe('a note about a bet', () => {
  const said = (paid: string, language: string) => {
    const content: PushContent = {
      ...{
        kind: 'bet',
        betId: '1',
        before: 'open',
        status: 'returned',
        legs: 4,
        stake: '7.50',
        currency: 'EUR',
      },
      paid,
    };
    return noteOf('bets', [content], { language, site: { name: 'Paddock', language: 'en' } })?.body;
  };

  it.each(['en', 'ru'])(
    'calls it void where its stake came back, and not where a part did (%s)',
    (language) => {
      expect(said('7.50', language)).toMatch(/void|отменена/);
      expect(said('0.89', language)).toMatch(/part|часть/);
      expect(said('0.89', language)).not.toMatch(/void|отменена/);
    },
  );
});

describe('what notes say', () => {
  const LETTERS: Readonly<Record<string, RegExp>> = {
    ru: /\p{Script=Cyrillic}/u,
    ar: /\p{Script=Arabic}/u,
    hi: /\p{Script=Devanagari}/u,
  };
  /** Every sentence, those with figures of 7 bets, 3 of them won. */
  const sentencesOf = (words: object): readonly string[] =>
    Object.values(words).flatMap((part: unknown) => {
      if (typeof part === 'string') return [part];
      if (typeof part === 'function') return [(part as (...figures: number[]) => string)(7, 3)];
      return sentencesOf(part as object);
    });
  const english = sentencesOf(NOTE_WORDS.en);

  it.each(Object.entries(NOTE_WORDS))(
    'is said in %s in its own words, with the same figures',
    (code, words) => {
      const sentences = sentencesOf(words);
      const figures = (said: readonly string[]) => said.map((text) => text.match(/\d+/g)?.toSorted() ?? []);
      expect(sentences).toHaveLength(english.length);
      expect(sentences.filter((text) => !(LETTERS[code] ?? /\p{Script=Latin}/u).test(text))).toEqual([]);
      expect(figures(sentences)).toEqual(figures(english));
      if (code !== 'en') expect(sentences.filter((text) => english.includes(text))).toEqual([]);
    },
  );

  const goal: PushContent = {
    kind: 'moment',
    step: 'goal',
    path: '/live/football/1-league/2-match',
    home: { en: 'Mill Rovers', ru: 'Милл Роверс', de: 'Mühle' },
    away: { en: 'Harbour' },
    score: [2, 1],
  };
  const told = (reader: NoteFor) => noteOf('favourites', [goal], reader);
  const by = (language: string) => ({ name: 'Paddock', language });

  it('names teams as its reader’s pages do', () => {
    expect(told({ language: 'de', site: by('en') })).toMatchObject({
      title: 'Mühle 2:1 Harbour',
      body: 'Tor!',
      path: '/de/live/football/1-league/2-match',
    });
    // Isolated among words from right to left, each figure beside its team.
    expect(told({ language: 'ar', site: by('en') })).toMatchObject({
      title: '\u2068Mill Rovers\u2069 2\u200f:\u200f1 \u2068Harbour\u2069',
      body: 'هدف!',
    });
  });

  it('is said in the site’s own language to who reads one it does not speak, else in English', () => {
    const bodies = ['es', 'fi'].map((own) => told({ language: 'pt', site: by(own) })?.body);
    expect(bodies).toEqual(['¡Gol!', 'Goal!']);
  });
});
