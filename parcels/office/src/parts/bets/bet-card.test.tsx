import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BetGift } from '@paddock/contract/schemas';
import { dialogs$ } from '@paddock/shared-utils';
import { aBet, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { BetCard } from './bet-card.tsx';

const INSURANCE = {
  kind: 'accumulator-insurance',
  minLegs: 3,
  minLegOddsMilli: 1_300,
  as: 'money',
  upTo: '20.00',
} as const;

function insured(last: 'open' | 'win', paid: string) {
  const [leg] = aBet().legs;
  if (leg === undefined) throw new Error('the sample has a leg');
  const legs = (['lose', 'win', last] as const).map((result, at) => ({
    ...leg,
    selectionId: `50${at}.home`,
    result,
  }));
  const extra = { most: '10.00', paid };
  return aBet({ type: 'accumulator', status: 'lost', gift: INSURANCE, extra, legs });
}

describe('the card of a bet', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it('offers the cash-out and editing of an open bet, and to repeat it', () => {
    render(<BetCard bet={aBet({ status: 'open' })} isUnfolded={false} />);
    expect(buttons()).toEqual([en.bets.cashOut, en.bets.edit, en.bets.repeat]);
    expect(screen.queryByText(en.bets.gift['free-bet'])).toBeNull();
  });

  it('says when a match that was moved starts now, and when it was to', () => {
    const [leg] = aBet().legs;
    const start = { startsAtMs: Date.UTC(2026, 11, 24, 12), movedFromMs: Date.UTC(2026, 11, 22, 12) };
    const legs = [{ ...leg!, ...start, struckPeriod: '' }];
    const { rerender } = render(<BetCard bet={aBet({ legs })} isUnfolded />);
    expect(document.body.textContent).toMatch(/Starts .*24.*\. Moved from .*22.*\./);
    rerender(<BetCard bet={aBet()} isUnfolded />);
    expect(document.body.textContent).not.toContain('Moved');
  });

  it.each([
    ['system', [en.bets.cashOut, en.bets.edit]],
    ['builder', [en.bets.cashOut]],
    ['anti-accumulator', [en.bets.cashOut]],
    ['each-way', [en.bets.cashOut]],
    ['chain', []],
    ['conditional', []],
  ] as const)('of a %s offers %j (rules §11)', (type, offered) => {
    render(<BetCard bet={aBet({ status: 'open', type })} isUnfolded={false} />);
    expect(buttons()).toEqual([...offered, en.bets.repeat]);
    expect(screen.queryAllByText(en.bets.noCashOut.kind)).toHaveLength(offered.length > 0 ? 0 : 1);
  });

  it.each([
    ['open', en.bets.repeat, { dialog: { widget: 'coupon/repeat', props: { betId: '9' } } }],
    ['lose', en.bets.nothingToRepeat, { status: 'closed' }],
  ] as const)('of a settled bet with a leg that is %s says "%s"', (result, says, opened) => {
    const [leg] = aBet().legs;
    const legs = [
      { ...leg!, result: 'lose' as const },
      { ...leg!, selectionId: '777.home', result },
    ];
    render(<BetCard bet={aBet({ id: '9', type: 'accumulator', status: 'lost', legs })} isUnfolded={false} />);
    fireEvent.click(screen.getByRole('button', { name: says }));
    expect(dialogs$.snapshot()).toMatchObject(opened);
  });

  it('names a cover as the coupon did, and a system with a banker by its lines', () => {
    const legs = ['501', '502', '503', '504'].flatMap((id) =>
      aBet().legs.map((leg) => ({ ...leg, selectionId: `${id}.home` })),
    );
    const title = (bankers: number[], folds: number[], lineCount: number) => {
      cleanup();
      const bet = { ...aBet({ type: 'system', legs }), lines: { bankers, folds }, lineCount };
      render(<BetCard bet={bet} isUnfolded={false} />);
      return screen.getByRole('heading', { level: 2 }).textContent;
    };
    expect(title([], [1, 2, 3, 4], 15)).toBe('Lucky 15, 15 lines, 4 legs');
    expect(title([0], [1, 2, 3], 7)).toContain('System 1/2/3 of 3, 1 banker, 7 lines');
  });

  it('names the markets of a bet builder, whose selections are of one match', () => {
    const [leg] = aBet().legs;
    const names = (market: string, outcome: string) => ({ market: { en: market }, outcome: { en: outcome } });
    const legs = [
      { ...leg!, names: names('Match result', 'Draw') },
      { ...leg!, selectionId: '511.over', names: names('Total goals', 'Over 2.5') },
    ];
    const { rerender } = render(<BetCard bet={aBet({ type: 'builder', legs })} isUnfolded={false} />);
    const match = 'Harbour City – Mill Rovers';
    expect(screen.getByText(`Match result: Draw; Total goals: Over 2.5 (${match})`)).toBeTruthy();
    const apart = legs.map((one, at) => ({ ...one, eventId: `${at}` }));
    rerender(<BetCard bet={aBet({ type: 'accumulator', legs: apart })} isUnfolded={false} />);
    expect(screen.getByText(`Draw (${match}); Over 2.5 (${match})`)).toBeTruthy();
  });

  it('says what of a bet each way is to win and what to be placed, and counts what was chosen once', () => {
    const [leg] = aBet().legs;
    const named = (market: string) => ({ market: { en: market }, outcome: { en: 'Cobalt' } });
    const legs = [
      { ...leg!, names: named('Winner') },
      { ...leg!, selectionId: '512.cobalt', names: named('Top 2') },
    ];
    const eachWay = [{ places: 2, num: 1, den: 3 }];
    const bet = aBet({ type: 'each-way', legs, eachWay, lineCount: 2 });
    render(<BetCard bet={bet} isUnfolded={false} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Each way');
    const [toWin, toBePlaced] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(toWin).not.toContain('Each way');
    expect(toBePlaced).toContain('Each way: 1/3 of the odds, 2 places');
  });

  it('says that a bet is a free one, and offers nothing that a free bet has not', () => {
    const gift = { kind: 'free-bet', stakeReturned: false } as const;
    render(<BetCard bet={aBet({ status: 'open', gift })} isUnfolded={false} />);
    expect(screen.getAllByText(en.bets.gift['free-bet'])).toHaveLength(1);
    expect(screen.getAllByText(en.bets.noCashOut.free)).toHaveLength(1);
    expect(buttons()).toEqual([en.bets.repeat]);
  });

  it.each<[gift: BetGift, name: string]>([
    [{ kind: 'odds-boost', percent: 25, upTo: '20.00' }, 'With a boost'],
    [
      {
        kind: 'accumulator-boost',
        steps: [{ legs: 3, percent: 5 }],
        minLegOddsMilli: 1_200,
        upTo: '20.00',
      },
      'With a boost',
    ],
    [INSURANCE, 'With insurance'],
  ])('calls a bet of own money no free bet: %j', (gift, name) => {
    render(<BetCard bet={aBet({ type: 'accumulator', gift })} isUnfolded={false} />);
    expect(screen.getAllByText(name)).toHaveLength(1);
    expect(screen.queryByText(en.bets.gift['free-bet'])).toBeNull();
  });

  it('says that insurance may give back a stake whose leg is lost, and what it gave back', () => {
    const { rerender } = render(<BetCard bet={insured('open', '0.00')} isUnfolded={false} />);
    expect(screen.getAllByText(en.bets.insured.result)).toHaveLength(1);
    expect(screen.getAllByText(/^The insurance gives back €10.00 if no other/)).toHaveLength(1);
    expect(screen.queryByText(/^Lost €/)).toBeNull();
    rerender(<BetCard bet={insured('win', '10.00')} isUnfolded={false} />);
    expect(screen.queryByText(en.bets.insured.result)).toBeNull();
    expect(screen.getAllByText('The insurance gave back €10.00.')).toHaveLength(1);
  });

  it('says what a boost may add, and what it added', () => {
    const gift = { kind: 'odds-boost', percent: 20, upTo: '20.00' } as const;
    const boosted = (status: 'open' | 'won' | 'lost', paid: string) =>
      aBet({ status, gift, extra: { most: '1.66', paid } });
    const { rerender } = render(<BetCard bet={boosted('open', '0.00')} isUnfolded={false} />);
    expect(screen.getAllByText('If it wins, the boost adds €1.66.')).toHaveLength(1);
    rerender(<BetCard bet={boosted('won', '1.66')} isUnfolded={false} />);
    expect(screen.getAllByText('The boost added €1.66.')).toHaveLength(1);
    rerender(<BetCard bet={boosted('lost', '0.00')} isUnfolded={false} />);
    expect(screen.queryByText(/the boost adds|The boost added/)).toBeNull();
  });
});
