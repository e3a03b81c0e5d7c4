import { render, screen } from '@testing-library/react';
import type { PromotionView } from '@paddock/contract/schemas';
import type { FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage } from '../../pages/casino-page.fixture.ts';
import { MINE, PROMOTION } from '../../pages/promotion.fixture.ts';
import { PromotionFacts } from './promotion-facts.tsx';

const { wants: WANTS } = PROMOTION;
if (WANTS === undefined) throw new Error('it wants nothing');

const fact = (label: string) => screen.getByText(label).parentElement?.textContent.slice(label.length);
const weights = () =>
  [...screen.getByTestId('weights').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  );

describe('what bonus money wants', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('says which sports and games count otherwise, and what a bet on several counts', () => {
    page = openCasinoPage();
    const otherwise = { ...WANTS, sports: { tennis: 50 }, ownGames: { dice: 5 } };
    render(<PromotionFacts promotion={{ ...PROMOTION, wants: otherwise }} />);
    expect(weights()).toEqual([
      ...['Tennis 50%', 'Other sports 100%'],
      ...['Even Odds 5%', 'Our other games nothing'],
    ]);
    expect(screen.getByText('A bet on several sports counts by the lowest of theirs.')).toBeTruthy();
    expect(screen.getByTestId('weights').closest('details')?.open).toBe(true);
  });

  it('folds what counts where it is long', () => {
    page = openCasinoPage();
    const sports = Object.fromEntries(
      ['football', 'tennis', 'basketball', 'volleyball', 'ice-hockey', 'handball', 'darts'].map((one) => [
        one,
        50,
      ]),
    );
    render(<PromotionFacts promotion={{ ...PROMOTION, wants: { ...WANTS, sports } }} />);
    expect(weights()).toHaveLength(9);
    expect(screen.getByTestId('weights').closest('details')?.open).toBe(false);
  });

  it('says in money what has to be staked, which money goes first, and what leaving and withdrawing cost', () => {
    page = openCasinoPage();
    const toStake = {
      EUR: [
        { deposit: '10.00', bonus: '5.00', stakes: '25.00' },
        { deposit: '80.00', bonus: '40.00', stakes: '200.00' },
      ],
    };
    render(<PromotionFacts promotion={{ ...PROMOTION, toStake }} />);
    expect(fact('At least, in money')).toBe('Deposit of €10.00: €5.00 of bonus money, €25.00 to stake');
    expect(fact('At most, in money')).toBe('Deposit of €80.00: €40.00 of bonus money, €200.00 to stake');
    expect(fact('Which money goes first')).toBe('Your real money is staked first, bonus money after it.');
    expect(fact('Smallest odds that count')).toBe('1.50');
    expect(fact('Largest stake that counts')).toBe('€20.00');
    expect(fact('If you leave')).toMatch(
      /^The bonus money goes back to us at once.*You cannot take part again/,
    );
    expect(fact('If you withdraw money')).toMatch(/^The bonus ends, running or waiting/);
  });

  it('leaves what leaving costs to the way out of who takes part', () => {
    page = openCasinoPage();
    render(<PromotionFacts promotion={{ ...PROMOTION, mine: MINE }} />);
    expect(screen.queryByText('If you leave')).toBeNull();
    expect(screen.getByText('If you withdraw money')).toBeTruthy();
  });

  it('says of an amount what that is in money, and that any stake at any price counts', () => {
    page = openCasinoPage({ language: 'ru' });
    const gives = { kind: 'bonus' as const, currencies: { EUR: { amount: '5.00' } } };
    const { currencies: _none, ...wants } = WANTS;
    const toStake = { EUR: [{ deposit: null, bonus: '5.00', stakes: '25.00' }] };
    render(
      <PromotionFacts
        promotion={{ ...PROMOTION, gives, toStake, wants: { ...wants, minOddsMilli: 1_000 } }}
      />,
    );
    expect(fact('То есть в деньгах')).toMatch(/^5,00\s€ бонусных денег: поставить 25,00\s€$/);
    expect(screen.getAllByText('Без ограничения')).toHaveLength(2);
  });

  it.each<[string, PromotionView['gives'], string, string]>([
    [
      'a free bet',
      {
        ...{ kind: 'free-bet', days: 7, minOddsMilli: 1_500, stakeReturned: false },
        currencies: { EUR: { amount: '5.00' } },
      },
      ...(['The free bet of €5.00 goes unused.', 'You lose nothing of this.'] as const),
    ],
    ['points', { kind: 'points', points: 40 }, 'What it gave you is yours.', 'You lose nothing of this.'],
    [
      'rounds that win bonus money',
      {
        ...{ kind: 'free-rounds', rounds: 3, games: ['dice'], days: 7, as: 'bonus' },
        currencies: { EUR: { stake: '0.50' } },
      },
      'Rounds that are not played yet go, and so does what was won until all are over.',
      'Bonus money that came of this goes back to us. What is still to come stays.',
    ],
  ])('says what leaving and withdrawing cost of %s', (_name, gives, leave, withdraw) => {
    page = openCasinoPage();
    const { wants: _none, ...rest } = PROMOTION;
    render(<PromotionFacts promotion={{ ...rest, gives }} />);
    expect([fact('If you leave'), fact('If you withdraw money')]).toEqual([leave, withdraw]);
    expect(screen.queryByText('Which money goes first')).toBeNull();
  });
});
