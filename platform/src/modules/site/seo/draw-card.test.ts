import sharp from 'sharp';

import { siteConfigOf } from '../site-config.ts';
import { cardOf, siteCard, sizeOf } from './card.ts';
import { drawCard } from './draw-card.ts';
import { matchCard } from './match-card.ts';
import type { MatchFacts } from './page-facts.ts';

const ZWNJ = '\u200c';
const SITE = siteConfigOf({ companyName: 'Paddock' }, false);

const cardSaying = (text: string, language: string) =>
  drawCard(cardOf(SITE, language, [{ text, size: sizeOf(text, 92), isBold: true }]));

describe('the picture of a card', () => {
  it.each([
    ['ar', 'هلال', `ه${ZWNJ}ل${ZWNJ}ا${ZWNJ}ل`],
    ['hi', 'क्षत्र', `क्${ZWNJ}षत्${ZWNJ}र`],
  ])('joins letters as its script does: %s', async (language, joined, apart) => {
    expect((await cardSaying(joined, language)).equals(await cardSaying(apart, language))).toBe(false);
  });

  it('begins at the right where its language does', async () => {
    const inkOf = async (language: string) => {
      const png = await cardSaying('الهلال', language);
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      const ink = { left: 0, right: 0 };
      for (let at = 0; at < data.length; at += info.channels) {
        const x = (at / info.channels) % info.width;
        if ((data[at] ?? 0) > 128) ink[x < info.width / 2 ? 'left' : 'right'] += 1;
      }
      return ink;
    };
    const arabic = await inkOf('ar');
    expect(arabic.left).toBe(0);
    expect(arabic.right).toBeGreaterThan(10_000);
    expect((await inkOf('en')).right).toBe(0);
  });

  it('is as large as documents say, however much it holds', async () => {
    for (const text of ['W'.repeat(400), 'A & B <c> "d"', '']) {
      const { width, height } = await sharp(await cardSaying(text, 'en')).metadata();
      expect([width, height]).toEqual([1_200, 630]);
    }
  });

  it('is of a site its name and where it is found', () => {
    const { lines } = siteCard(SITE, 'https://bets.example:8443');
    expect(lines.map(({ text }) => text)).toEqual(['Paddock', 'bets.example:8443']);
  });
});

it('a card of a match keeps names apart from words of the other direction', () => {
  const name = { en: 'Mill (U21)' };
  const facts = {
    sport: { ar: 'كرة القدم', en: 'Football' },
    championship: { name },
    home: name,
    away: name,
  };
  const card = matchCard({ ...facts, isField: false, startsAtMs: 0 } as unknown as MatchFacts, SITE, 'ar');
  expect(card.direction).toBe('rtl');
  expect(card.lines.slice(1, 3).map(({ text }) => text)).toEqual([
    '\u2068كرة القدم\u2069 · \u2068Mill (U21)\u2069',
    '\u2068Mill (U21)\u2069',
  ]);
});
