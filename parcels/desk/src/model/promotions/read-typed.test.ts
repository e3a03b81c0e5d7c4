import { PromotionTerms } from '@paddock/contract/schemas';

import { formOfTerms, type GroupPart } from './form-parts.ts';
import { readTyped } from './read-typed.ts';
import { emptyOf, groupIn, typedOf, withKind, type Typed, type TypedGroup } from './typed-terms.ts';

const FORM = formOfTerms(JSON.parse(JSON.stringify(PromotionTerms)));
const zoneHours = () => 3;
const read = (typed: Typed) => readTyped(FORM, typed, { at: '/terms', zoneHours });
const typed = (terms: PromotionTerms) => groupIn(typedOf(FORM, terms, zoneHours));

const money = { EUR: { amount: '10.00' }, JPY: { amount: '900' } };
const TERMS: PromotionTerms = {
  text: {
    en: { title: 'A Good Week', summary: 'Stake and get.', paragraphs: ['One.', 'Two.'] },
    ru: { title: 'Хорошая неделя', summary: 'Ставьте.', paragraphs: [] },
  },
  picture: null,
  section: 'sport',
  opensAtMs: Date.UTC(2026, 11, 1, 5, 30),
  closesAtMs: Date.UTC(2026, 11, 15),
  who: { countries: ['DE', 'AT'], byOffer: true, newFor: 30 },
  starts: { on: 'deposit', number: 2 },
  gives: { kind: 'bonus', currencies: money },
  wants: {
    ...{ multiple: 5, days: 14, minOddsMilli: 1_550, products: { sportsbook: 100, toto: 0 } },
    currencies: { EUR: { maxStake: '5.00' } },
  },
  limits: { grants: 1_000, budget: { EUR: '10000.00' } },
};
const { wants: _wants, ...WITHOUT_WANTS } = TERMS;
const freeBet = {
  ...{ kind: 'free-bet' as const, currencies: money, days: 3, minOddsMilli: 1_300, stakeReturned: false },
};

it.each<[string, PromotionTerms]>([
  ['bonus money with all of its bounds', TERMS],
  [
    'a code and the first deposit',
    { ...TERMS, who: {}, starts: { on: 'deposit', number: 1, code: 'WELCOME' } },
  ],
  [
    'cashback of what was lost',
    {
      ...TERMS,
      starts: { on: 'loss', days: 7, products: ['sportsbook'], currencies: { EUR: { amount: '50.00' } } },
      gives: {
        ...{ kind: 'cashback', as: 'money', edges: { sportsbook: 550 }, edgeShare: 9_999 },
        currencies: { EUR: { percent: 10, upTo: '20.00' } },
      },
    },
  ],
  [
    'a wheel with a field of nothing',
    {
      ...WITHOUT_WANTS,
      picture: '/content/wheel.png',
      gives: {
        kind: 'wheel',
        prizes: [
          { weight: 30, gift: null },
          { weight: 1, gift: freeBet },
          { weight: 2, gift: { kind: 'points', points: 5 } },
        ],
      },
    },
  ],
  ['a calendar', { ...WITHOUT_WANTS, gives: { kind: 'calendar', by: 'row', gifts: [freeBet, null] } }],
  [
    'a boost by steps',
    {
      ...WITHOUT_WANTS,
      gives: {
        kind: 'accumulator-boost',
        steps: [
          { legs: 3, percent: 5 },
          { legs: 5, percent: 15 },
        ],
        ...{ minLegOddsMilli: 1_200, minOddsMilli: 1_000, days: 30, bets: 10, sports: ['football'] },
        currencies: { EUR: { upTo: '100.00' } },
      },
    },
  ],
])('writes and reads the same: %s', (_name, terms) => {
  expect(read(typed(terms))).toEqual({ value: terms, wrong: [] });
});

it('shows times by the clock of who types, odds and percent as they are said', () => {
  const shown = typed(TERMS);
  expect(shown['opensAtMs']).toBe('2026-12-01T08:30');
  expect(groupIn(shown['wants'])).toMatchObject({ minOddsMilli: '1.55', multiple: '5' });
  expect(shown['gives']).toEqual({ kind: 'bonus', currencies: money });
});

it('names what is missing, and what cannot be read, with its place', () => {
  const shown = typed(TERMS);
  const wrong = (over: TypedGroup) =>
    read({ ...shown, ...over }).wrong.map(({ at, rule }) => `${at}: ${rule}`);
  expect(wrong({ opensAtMs: '2026-12-01T' })).toEqual(['/terms/opensAtMs: time']);
  expect(wrong({ starts: { on: 'deposit', number: '' } })).toEqual(['/terms/starts/number: required']);
  expect(wrong({ starts: { on: 'deposit', number: 'two' } })).toEqual(['/terms/starts/number: number']);
  expect(wrong({ starts: null })).toEqual(['/terms/starts: required']);
  expect(wrong({ gives: { kind: 'bonus', currencies: {} } })).toEqual(['/terms/gives/currencies: required']);
  expect(wrong({ gives: { kind: 'bonus', currencies: { JPY: { amount: '1.5' } } } })).toEqual([
    '/terms/gives/currencies/JPY/amount: amount',
  ]);
  const text = groupIn(shown['text']);
  expect(wrong({ text: { ...text, en: { ...groupIn(text['en']), paragraphs: ['One.', ' '] } } })).toEqual([
    '/terms/text/en/paragraphs/1: required',
  ]);
});

it('leaves out what is optional and empty', () => {
  const { value, wrong } = read({
    ...typed(TERMS),
    ...{ who: { countries: [], byOffer: false, newFor: '' }, wants: undefined, limits: {} },
  });
  expect(wrong).toEqual([]);
  expect(value).toEqual({ ...WITHOUT_WANTS, who: {}, limits: {} });
});

describe('another kind', () => {
  const gives = FORM.fields.find(({ name }) => name === 'gives')?.part;
  const kind = (value: string): GroupPart => {
    const found = gives?.as === 'kinds' ? gives.kinds.find((one) => one.value === value) : undefined;
    if (found === undefined) throw new Error(`there is no ${value}`);
    return found.part;
  };

  it('keeps what both have of the same form, and begins the rest empty', () => {
    const before = typed(TERMS)['gives'];
    expect(withKind(before, kind('bonus'), kind('free-bet'))).toEqual({
      ...{ kind: 'free-bet', currencies: money },
      ...{ days: '', minOddsMilli: '', minLegs: '', sports: [], stakeReturned: false },
    });
    expect(withKind(before, kind('bonus'), kind('cashback'))).toMatchObject({
      ...{ kind: 'cashback', as: 'bonus', currencies: {}, edges: {}, edgeShare: '' },
    });
  });

  it('begins a wheel with as many prizes as it needs', () => {
    expect(emptyOf(kind('wheel'))).toEqual({
      kind: 'wheel',
      prizes: [
        { weight: '', gift: null },
        { weight: '', gift: null },
      ],
    });
  });
});
