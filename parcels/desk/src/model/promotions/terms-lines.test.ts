import type { PromotionTerms } from '@paddock/contract/schemas';

import { termsLines, type TermsSection } from './terms-lines.ts';

const TEXT = { title: 'A', summary: 'B', paragraphs: [] };
const TERMS: PromotionTerms = {
  text: { en: TEXT, ru: TEXT },
  picture: null,
  section: 'sport',
  opensAtMs: 1,
  closesAtMs: 2,
  who: { countries: ['DE', 'AT'], byOffer: true },
  starts: { on: 'deposit', number: 1 },
  gives: {
    kind: 'deposit-bonus',
    currencies: { EUR: { percent: 100, upTo: '50.00', least: '10.00' } },
  },
  wants: { multiple: 5, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100 } },
  limits: { grants: 1_000, budget: { EUR: '10000.00' } },
};
const said = (section: TermsSection, terms = TERMS) =>
  termsLines(terms, section).map(({ names, value, currency }) => [
    names
      .map((name) =>
        'code' in name ? name.code : 'number' in name ? `${name.name} ${name.number}` : name.name,
      )
      .join(' '),
    value,
    currency,
  ]);

describe('what terms say', () => {
  it('is each of their parts, with the currency its amounts are in', () => {
    expect(said('who')).toEqual([
      ['countries', ['DE', 'AT'], null],
      ['byOffer', true, null],
    ]);
    expect(said('gives')).toEqual([
      ['kind', 'deposit-bonus', null],
      ['EUR percent', 100, 'EUR'],
      ['EUR upTo', '50.00', 'EUR'],
      ['EUR least', '10.00', 'EUR'],
    ]);
    expect(said('wants')).toEqual([
      ['multiple', 5, null],
      ['days', 7, null],
      ['minOddsMilli', 1_500, null],
      ['shares sportsbook', 100, null],
    ]);
    expect(said('limits')).toEqual([
      ['grants', 1_000, null],
      ['budget EUR', '10000.00', 'EUR'],
    ]);
  });

  it('is by sport and by game of ours what counts otherwise', () => {
    const wants = { ...TERMS.wants, multiple: 1, sports: { tennis: 50 }, ownGames: { dice: 5 } };
    expect(
      said('wants', { ...TERMS, wants: { days: 1, minOddsMilli: 1_000, products: {}, ...wants } }).slice(-2),
    ).toEqual([
      ['sportShares tennis', 50, null],
      ['ownGames dice', 5, null],
    ]);
  });

  it('is nothing of a part that says nothing, and one of many by its place', () => {
    const gives = {
      kind: 'wheel' as const,
      prizes: [
        { weight: 3, gift: null },
        { weight: 1, gift: { kind: 'points' as const, points: 5 } },
      ],
    };
    expect(said('who', { ...TERMS, who: {} })).toEqual([]);
    expect(said('gives', { ...TERMS, gives })).toEqual([
      ['kind', 'wheel', null],
      ['prizes 1 weight', 3, null],
      ['prizes 1 gift', null, null],
      ['prizes 2 weight', 1, null],
      ['prizes 2 gift kind', 'points', null],
      ['prizes 2 gift points', 5, null],
    ]);
  });
});
