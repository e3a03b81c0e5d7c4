import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BetExplanationView } from '@paddock/contract/schemas';
import {
  aBet,
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { BetCard } from './bet-card.tsx';
import { BetReckoning } from './bet-reckoning.tsx';

describe('how a bet was reckoned', () => {
  let page: FakePage;
  const bet = aBet({ status: 'won', revision: 1 });
  const path = `/web-api/sportsbook/bets/${bet.id}/explanation`;
  const [leg] = bet.legs;
  if (leg === undefined) throw new Error('a bet has a leg');
  const explanation: BetExplanationView = {
    ...{ betId: bet.id, number: bet.number, status: 'won', currency: 'EUR', stake: '10.00' },
    ...{ policy: 'higher', delayMs: 3_000, lineCount: 1, unitStake: '6.00', cap: '60000.00' },
    legs: [
      {
        ...{ selectionId: leg.selectionId, names: leg.names, home: leg.home, away: leg.away },
        ...{ result: 'win', seenMilli: 2_000, struckMilli: 2_050, cancelled: false, multiplier: '41/20' },
        chancePpb: 470_000_000,
        results: [
          { revision: 1, source: 'feed', result: 'lose', atMs: SAMPLE_NOW_MS },
          { revision: 1, source: 'operator', result: 'open', atMs: SAMPLE_NOW_MS },
          { revision: 2, source: 'feed', result: 'win', atMs: SAMPLE_NOW_MS },
        ],
      },
    ],
    sum: '41/20',
    returned: '12.30',
    cashOuts: [{ stake: '4.00', quoted: '9.00', marginMilli: 60, paid: '3.60', atMs: SAMPLE_NOW_MS }],
    total: '15.90',
    movements: [{ kind: 'bet-hold', amount: '-10.00', atMs: SAMPLE_NOW_MS }],
    agrees: true,
  };

  beforeEach(() => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  async function open(): Promise<void> {
    render(<BetReckoning bet={bet} />);
    const details = screen.getByRole('group');
    Reflect.set(details, 'open', true);
    fireEvent(details, new Event('toggle'));
    await act(() => Promise.resolve());
  }
  const asked = () => page.requests.filter((request) => request.path === path);
  const value = (label: RegExp) => screen.getByText(label).nextElementSibling?.textContent;

  it('is asked for once it is opened', async () => {
    page.answer('GET', path, answered(explanation));
    render(<BetReckoning bet={bet} />);
    await act(() => Promise.resolve());
    expect(asked()).toEqual([]);
    cleanup();
    await open();
    expect(asked()).toHaveLength(1);
  });

  it('says each step with what went into it', async () => {
    page.answer('GET', path, answered(explanation));
    await open();
    expect(value(/Price seen 2\.00, struck 2\.05/)).toBe('× 2.05');
    expect([value(/^Result 1,/), value(/^Our decision,/), value(/^Result 2,/)]).toEqual([
      'Lost',
      'Taken back',
      'Won',
    ]);
    expect(value(/Stake on its line/)).toBe('€6.00');
    expect(value(/All lines together/)).toBe('× 2.05');
    expect(value(/^Paid by its result/)).toBe('€12.30');
    expect(value(/Cashed out €4\.00 of the stake.*we kept 6%/)).toBe('€3.60');
    expect(value(/Paid in all/)).toBe('€15.90');
    expect(value(/\. Stake$/)).toBe('−€10.00');
  });

  it('says that a place was shared, with whose part of the price, and who was withdrawn with what becomes of bets', async () => {
    const [leg] = explanation.legs;
    if (leg === undefined) throw new Error('a leg expected');
    const results = [{ ...leg.results[0]!, result: 'win' as const, deadHeat: '1/2' }];
    const withdrawn = ['Flint', 'Ember'].map((name, at) => ({ code: `${at}`, name: { en: name } }));
    const legs = [
      { ...leg, results, deadHeat: '1/2', withdrawn },
      { ...leg, withdrawn, selectionId: '502.2' },
    ];
    page.answer('GET', path, answered({ ...explanation, legs }));
    await open();
    expect(value(/^Dead heat: several share the place/)).toBe('× 1/2');
    expect(screen.getByText('Won, dead heat 1/2')).toBeTruthy();
    expect(
      screen.getAllByText(/^Withdrawn: Flint, Ember\. Bets on it are void; .*nothing is deducted$/),
    ).toHaveLength(1);
    expect(screen.queryByText(/^Being/)).toBeNull();
  });

  it.each([
    ['won', /^Being corrected: a newer result/],
    ['open', /^Being settled: a result/],
  ] as const)('says of a %s bet that a result is on its way', async (status, says) => {
    page.answer('GET', path, answered({ ...explanation, status, agrees: 'being-settled' }));
    await open();
    expect(screen.getByText(says)).toBeTruthy();
  });

  it('names what each leg bet on: those of a builder are of one match', async () => {
    const [only] = explanation.legs;
    if (only === undefined) throw new Error('a leg expected');
    const over = { market: { en: 'Total points 75.5' }, outcome: { en: 'Over 75.5' } };
    page.answer(
      'GET',
      path,
      answered({ ...explanation, legs: [only, { ...only, selectionId: '502.over', names: over }] }),
    );
    await open();
    const labels = screen.getAllByText(/Price seen/).map(({ textContent }) => textContent);
    expect(labels[1]).toMatch(/^Over 75\.5, Total points 75\.5, Harbour City – Mill Rovers\. Price seen/);
    expect(labels[0]).not.toBe(labels[1]);
  });

  it('says of a chain its account after each link, of an anti-accumulator what its price was made of', async () => {
    page.answer('GET', path, answered({ ...explanation, accounts: ['2/1', '1/2'] }));
    await open();
    expect(value(/account after link 1/)).toBe('× 2.00');
    expect([value(/account after link 2/), value(/The whole bet/)]).toEqual(['× 0.50', '× 2.05']);
    cleanup();
    const anti = { oddsMilli: 1_324, marginPpb: 60_000_000, chancesPpb: [466_463_415, 500_000_000] };
    page.answer('GET', path, answered({ ...explanation, anti }));
    await open();
    expect(value(/from chances of 46\.65%, 50% and our 6%/)).toBe('× 1.324');
  });

  it('offers no cash-out of a chain', () => {
    const { rerender } = render(<BetCard bet={aBet()} isUnfolded={false} />);
    expect(screen.getByRole('button', { name: 'Cash out' })).toBeTruthy();
    rerender(<BetCard bet={aBet({ type: 'chain' })} isUnfolded={false} />);
    expect(screen.queryByRole('button', { name: 'Cash out' })).toBeNull();
    expect(screen.getByText(/^No cash-out of chains and conditional bets/)).toBeTruthy();
  });

  it('says what came back of a part that was cashed out, where an operator made the bet void', async () => {
    page.answer('GET', path, answered({ ...explanation, partsReturned: '4.00' }));
    await open();
    expect(value(/Void by our decision/)).toBe('€4.00');
  });

  it('can be asked for again where it failed', async () => {
    page.answer('GET', path, refusal('INTERNAL'));
    await open();
    page.answer('GET', path, answered(explanation));
    fireEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    await act(() => Promise.resolve());
    expect(value(/Paid in all/)).toBe('€15.90');
  });

  it('names the terms of each way, and once the order that both of its lines were paid by', async () => {
    const placings = ['Comet', 'Ember'].map((name, at) => ({
      place: at + 1,
      code: `${at + 1}`,
      name: { en: name },
    }));
    const lines = explanation.legs.flatMap((own) => [
      { ...own, placings, finalPlace: 2 },
      { ...own, placings, finalPlace: 2, selectionId: '502.2' },
    ]);
    const eachWay = [{ places: 3, num: 1, den: 4 }];
    page.answer('GET', path, answered({ ...explanation, legs: lines, eachWay, lineCount: 2 }));
    await open();
    expect(screen.getAllByText(/Each way: 1\/4 of the odds, 3 places/)).toHaveLength(1);
    expect(screen.getAllByText(/are paid by: 1\. Comet, 2\. Ember$/)).toHaveLength(1);
  });
});
