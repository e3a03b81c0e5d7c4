import { kept, moved, suspended } from './leg-view.fixture.ts';
import { plannedBets, type PlanFacts } from './planned-bets.ts';

const FACTS: PlanFacts = {
  views: [kept, moved, suspended],
  mode: 'accumulator',
  accumulatorStake: '10.00',
  system: { folds: [2], bankers: [] },
  chain: { order: [], joined: [] },
  ownPrice: undefined,
  eachWay: undefined,
  singleStakes: { '2.home': '4' },
  accountId: '71',
  currency: 'EUR',
  policy: 'none',
};

describe('one press of the button', () => {
  it('places one bet on the legs that can be bet, at the prices on show', () => {
    expect(plannedBets(FACTS)).toEqual([
      {
        type: 'accumulator',
        accountId: '71',
        stake: '10.00',
        policy: 'none',
        legs: [
          { selectionId: '1.home', priceVersion: '1.2', oddsMilli: 1440 },
          { selectionId: '2.home', priceVersion: '1.2', oddsMilli: 2050 },
        ],
      },
    ]);
  });

  it('places a single where one leg is left', () => {
    expect(plannedBets({ ...FACTS, views: [kept, suspended] })).toMatchObject([{ type: 'single' }]);
  });

  it('places singles with a stake and leaves out the others', () => {
    expect(plannedBets({ ...FACTS, mode: 'singles' })).toMatchObject([
      { type: 'single', stake: '4', legs: [{ selectionId: '2.home' }] },
    ]);
  });

  it('places nothing when nothing can be bet', () => {
    expect(plannedBets({ ...FACTS, views: [suspended] })).toEqual([]);
  });

  it('places a chain, a conditional bet with its links, and an anti-accumulator at the price on show', () => {
    const third = { ...kept, leg: { ...kept.leg, selectionId: '3.home' } };
    const facts = { ...FACTS, views: [kept, moved, third], chain: { order: [], joined: ['2.home'] } };
    const [chain] = plannedBets({ ...facts, mode: 'chain' });
    expect(chain).toMatchObject({ type: 'chain', stake: '10.00' });
    expect(chain).not.toHaveProperty('links');
    expect(plannedBets({ ...facts, mode: 'conditional' })).toMatchObject([
      { type: 'conditional', links: [2, 1], stake: '10.00' },
    ]);
    const anti = { ...facts, mode: 'anti-accumulator', ownPrice: { oddsMilli: 1_324 } } as const;
    expect(plannedBets(anti)).toMatchObject([{ type: 'anti-accumulator', antiOddsMilli: 1_324 }]);
    expect(plannedBets({ ...anti, ownPrice: { code: 'ANTI_PRICE', selectionIds: [] } })).toEqual([]);
  });

  it('places each way with a stake on each line, on the terms on show, and nothing where there are none', () => {
    const terms = { places: 3, num: 1, den: 4 };
    const facts = { ...FACTS, views: [kept], mode: 'each-way', eachWay: [terms] } as const;
    expect(plannedBets(facts)).toMatchObject([
      { type: 'each-way', stake: '20.00', eachWay: [terms], legs: [{ selectionId: '1.home' }] },
    ]);
    expect(plannedBets({ ...facts, eachWay: undefined })).toEqual([]);
  });

  it('places a system with the same stake on each line', () => {
    const third = { ...kept, leg: { ...kept.leg, selectionId: '3.home' } };
    const facts = {
      ...FACTS,
      views: [kept, moved, third],
      mode: 'system',
      system: { folds: [2, 3], bankers: [] },
    } as const;
    expect(plannedBets(facts)).toMatchObject([
      { type: 'system', stake: '40.00', lines: { bankers: [], folds: [2, 3] }, legs: [{}, {}, {}] },
    ]);
    expect(plannedBets({ ...facts, system: { folds: [5], bankers: [] } })).toMatchObject([
      { stake: '30.00', lines: { folds: [2] } },
    ]);
    expect(plannedBets({ ...facts, accumulatorStake: '' })).toEqual([]);
  });
});
