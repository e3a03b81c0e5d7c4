import { act, fireEvent, render, screen } from '@testing-library/react';
import { NO_WIDGET, type TableRoundView, type TableTopicView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import {
  anAccount,
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { LiveRoulettePage } from './live-roulette-page.tsx';

const ROOT = '/web-api/shared-rounds/live-roulette';
const BOUNDS = {
  game: 'live-roulette',
  version: 1,
  isOpen: true,
  slots: 8,
  bettingMs: 20_000,
  minStake: '0.10',
  maxStake: '1000.00',
  maxWin: '50000.00',
  maxRoundWin: '1000000.00',
  currency: 'EUR',
  chains: [],
};
const round = (changes: Partial<TableRoundView> = {}): TableRoundView => ({
  number: 7,
  phase: 'open',
  betsOn: 7,
  startsAtMs: SAMPLE_NOW_MS + 12_000,
  beganAtMs: null,
  endedAtMs: null,
  stopMilli: null,
  hashBefore: 'ab'.repeat(32),
  hash: null,
  result: null,
  ...changes,
});
const SPINNING = round({
  phase: 'running',
  betsOn: null,
  startsAtMs: null,
  beganAtMs: SAMPLE_NOW_MS - 3_000,
});
const FALLEN = { ...SPINNING, phase: 'ended', endedAtMs: SAMPLE_NOW_MS, result: { pocket: 17 } } as const;

const bet = (changes: Partial<SharedBetView> = {}): SharedBetView => ({
  id: '1',
  number: '65000000001',
  game: 'live-roulette',
  round: 7,
  slot: 1,
  currency: 'EUR',
  stake: '5.00',
  choice: { table: 'la-partage', chips: [{ on: 'straight-17', amountMinor: '500' }] },
  placedAtMs: SAMPLE_NOW_MS,
  collectedMilli: null,
  paid: null,
  isVoid: false,
  isTakenBack: false,
  endedAtMs: null,
  result: null,
  ...changes,
});
const table = (of: TableRoundView): TableTopicView => ({
  round: of,
  bets: [
    { id: '1', who: '12•••34', stake: '5.00', currency: 'EUR', collectedMilli: null, paid: null },
    { id: '2', who: '56•••78', stake: '4.00', currency: 'EUR', collectedMilli: null, paid: null },
  ],
  totals: { bets: 9, players: 6, byCurrency: [{ currency: 'EUR', staked: '21.80', paid: '0.00' }] },
});
/** Without motion, so that what fell is told at once. */
const STILL = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
const settled = () => act(() => Promise.resolve());

async function show(
  of: TableRoundView,
  { bets = [], isGuest = false, isReading = false, bounds = BOUNDS }: ShowOptions = {},
): Promise<FakePage> {
  Object.assign(globalThis, { matchMedia: () => STILL });
  const page = installFakePage({
    dictionaries: { originals: { en } },
    ...(isReading ? { userId: '7' } : {}),
    ...(isGuest || isReading
      ? {}
      : { userId: '7', accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 100_000n })] }),
  });
  const results = [0, 17, 32].map((pocket, at) => ({ number: 6 - at, result: { pocket } }));
  page.answer('GET', ROOT, isReading ? () => new Promise(() => undefined) : answered(bounds));
  page.answer('GET', `${ROOT}/results`, answered({ results }));
  page.answer('GET', `${ROOT}/bets`, answered({ bets, before: null }));
  render(<LiveRoulettePage mountWidget={() => NO_WIDGET} />);
  act(() => page.setTable('live-roulette', table(of)));
  await settled();
  return page;
}
interface ShowOptions {
  readonly bets?: readonly SharedBetView[];
  readonly isGuest?: boolean;
  /** A player of whom nothing is here yet. */
  readonly isReading?: boolean;
  readonly bounds?: typeof BOUNDS;
}

const asked = (page: FakePage, part: string) =>
  page.requests.filter(({ method, path }) => method === 'POST' && path.includes(part));
const place = (name: RegExp) => screen.getByRole('button', { name });
const act17 = () => place(/^Number 17,/);
const button = () => screen.getByTestId('roulette-act');

describe('the page of the live table', () => {
  it('tells no player to sign in, and no rule with holes, while both are on their way', async () => {
    await show(round(), { isReading: true });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/…\s+(times|a player|at most)/);
    expect(screen.getByText(/^Chips that lie on the cloth/)).not.toBeNull();
  });

  it('lets guests look on: the seconds left, the last numbers, who is there by shortened names', async () => {
    await show(round(), { isGuest: true });
    expect(screen.getByTestId('roulette-phase').textContent).toBe('Place your bets: 12');
    expect([...screen.getByTestId('roulette-last').children].map(({ textContent }) => textContent)).toEqual([
      '0zero',
      '17black',
      '32red',
    ]);
    expect(screen.getByTestId('roulette-players').textContent).toContain('12•••34');
    expect(screen.getByTestId('roulette-players').textContent).toContain('and 4 more');
    expect(screen.getByTestId('roulette-statistics').textContent).toContain('last 3 spins');
    expect(act17().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Sign in' })).not.toBeNull();
  });

  it('stakes nothing by laying chips, and places all of them by one press', async () => {
    const page = await show(round());
    expect(button().textContent).toBe('Lay chips on the cloth');
    fireEvent.click(act17());
    fireEvent.click(act17());
    fireEvent.click(place(/^Red,/));
    expect(asked(page, ROOT)).toEqual([]);
    const laid = /Bet €(\d+)\.00/.exec(button().textContent)?.[1];
    const chip = Number(laid) / 3;
    fireEvent.click(screen.getByTestId('roulette-undo'));
    expect(button().textContent).toBe(`Bet €${(chip * 2).toFixed(2)}`);
    page.answer('POST', `${ROOT}/bets`, answered(bet()));
    page.answer('GET', `${ROOT}/bets`, answered({ bets: [bet()], before: null }));
    fireEvent.click(button());
    fireEvent.click(button());
    await settled();
    await settled();
    const posted = asked(page, '/bets');
    expect(posted.map(({ body }) => body)).toEqual([
      {
        ...{ round: 7, slot: 1, accountId: '3', stake: (chip * 2).toFixed(2) },
        choice: { table: 'la-partage', chips: [{ on: 'straight-17', amountMinor: String(chip * 200) }] },
      },
    ]);
    expect(screen.getByTestId('roulette-placed').textContent).toBe('€5.00');
    expect(button().textContent).toBe('Lay chips on the cloth');
    expect(screen.getByTestId('roulette-undo').textContent).toBe('Take back €5.00');
  });

  it('takes all back at once, and says what was refused', async () => {
    const page = await show(round(), { bets: [bet()] });
    page.answer('POST', `${ROOT}/rounds/7/take-back`, refusal('BETS_CLOSED'));
    fireEvent.click(screen.getByTestId('roulette-clear'));
    await settled();
    expect(asked(page, '/rounds/7/take-back')).toHaveLength(1);
    expect(screen.getByTestId('roulette-refusal').textContent).not.toBe('');
  });

  it('shows while the ball runs what is in play, and what was not placed beside it', async () => {
    const page = await show(round(), { bets: [bet()] });
    fireEvent.click(place(/^Red,/));
    act(() => page.setTable('live-roulette', table(SPINNING)));
    await settled();
    expect(screen.getByTestId('roulette-phase').textContent).toBe('No more bets');
    expect(button().textContent).toBe('No bets now');
    expect(place(/^Number 17,/).getAttribute('aria-label')).toContain('€5.00 on it');
    expect(place(/^Red,/).getAttribute('aria-label')).not.toContain('on it');
    expect(screen.getByTestId('roulette-bet').textContent).toContain('was not placed');
    act(() => page.setTable('live-roulette', table(FALLEN)));
    await settled();
    expect(screen.getByText('17 black: €180.00 for €5.00')).not.toBeNull();
    expect(screen.getByTestId('roulette-last').firstElementChild?.textContent).toBe('17black');
  });

  it('takes no chips at a table that is closed, and says so', async () => {
    await show(round(), { bounds: { ...BOUNDS, isOpen: false } });
    expect(screen.getByText(/The table is closed for now/)).not.toBeNull();
    expect(button().textContent).toBe('No bets now');
  });

  it('lays the chips of the last round again', async () => {
    await show(round({ number: 9, betsOn: 9 }), { bets: [bet({ paid: '0.00', result: { pocket: 3 } })] });
    fireEvent.click(place(/^Repeat$/));
    expect(button().textContent).toBe('Bet €5.00');
    expect(screen.getByTestId('roulette-mine').textContent).toContain('Number 17');
    expect(screen.getByRole('link', { name: 'Check' }).getAttribute('href')).toContain(
      '/games/fairness#shared=live-roulette&number=7&stake=5.00',
    );
  });
});
