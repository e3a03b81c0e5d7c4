import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type {
  LottoDrawView,
  OperatorLottoView,
  OperatorSessionView,
  OperatorTotoDraw,
} from '@paddock/contract/schemas';
import { notifications$ } from '@paddock/shared-utils';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { TradingPage } from './trading-page.tsx';

const HOUR_MS = 3_600_000;
const SESSION: OperatorSessionView = {
  ...{ operatorId: '4', name: 'tom', roles: ['trader'], passwordChangeNeeded: false },
  permissions: ['bets:trade', 'bets:settle', 'reports:read'],
  expiresAtMs: SAMPLE_NOW_MS + 8 * HOUR_MS,
};
const POOL: OperatorTotoDraw = {
  ...{ id: '71', pool: 'results-15', currency: 'EUR', phase: 'open', columnPrice: '0.50' },
  ...{ opensAtMs: SAMPLE_NOW_MS, closesAtMs: SAMPLE_NOW_MS + HOUR_MS },
  ...{ windowEndsAtMs: SAMPLE_NOW_MS + 9 * HOUR_MS, fund: '75.00', jackpot: '1200.00', coupons: 3 },
  ...{ best: null, unended: 3, stakes: '100.00', house: null, paid: null },
};
const LOTTERY: LottoDrawView = {
  ...{ lottery: '6-49', version: 1, number: 12, phase: 'closed', commitment: 'a'.repeat(64) },
  ...{ valueSource: 'drand round 4711', publishedAtMs: 0, opensAtMs: 0, closesAtMs: SAMPLE_NOW_MS },
  ...{ dueByMs: SAMPLE_NOW_MS + HOUR_MS, publicValue: null, seed: null, numbers: [], bonus: [] },
  ...{ drawnAtMs: null, pool: null, beacon: null },
};
const SOLD: OperatorLottoView['draws'][number] = {
  draw: LOTTERY,
  silentSinceMs: null,
  tickets: 4,
  staked: [{ currency: 'EUR', amount: '8.00' }],
};

describe('draws of pools and lotteries at the desk', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  async function open(permissions = SESSION.permissions, draws = [POOL], lottery = SOLD): Promise<void> {
    page = installFakePage({ dictionaries: { desk: { en } }, userId: '7' });
    const signedIn = { token: 'an.operators.token', session: { ...SESSION, permissions } };
    page.answer('POST', '/operator-api/session/resume', answered({ signedIn }));
    page.answer('GET', '/operator-api/trading-alerts', answered({ alerts: [], next: null }));
    page.answer('GET', '/operator-api/bet-reviews', answered({ serverTimeMs: SAMPLE_NOW_MS, reviews: [] }));
    page.answer('GET', '/operator-api/toto/draws', answered({ draws }));
    page.answer('GET', '/operator-api/lotto', answered({ draws: [lottery] }));
    render(<TradingPage {...({ params: {}, query: '?tab=draws' } as unknown as PageProps)} />);
    await screen.findByRole('table', { name: 'Lotteries' });
  }
  const table = (name: string) => within(screen.getByRole('table', { name }));
  const press = (button: HTMLElement) =>
    act(async () => {
      fireEvent.click(button);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  const sayWhy = (name: string) =>
    fireEvent.change(form(name).getByLabelText('Why'), { target: { value: 'the plan' } });
  const posted = () =>
    page.requests.filter(({ method, path }) => method === 'POST' && /toto|lotto/.test(path));

  it('are listed with their state, what was staked and what was paid', async () => {
    const settled = { ...POOL, id: '70', phase: 'settled', jackpot: '0.00', paid: '64.00' } as const;
    await open(SESSION.permissions, [POOL, settled]);
    const [, sold, over] = table('Pools').getAllByRole('row');
    for (const said of ['Fifteen', '71', 'On sale', '€100.00', '€1,200.00'])
      expect(sold?.textContent).toContain(said);
    for (const said of ['Settled', '–', '€64.00']) expect(over?.textContent).toContain(said);
    expect(within(over as HTMLElement).queryByRole('button')).toBeNull();
    const [, lottery] = table('Lotteries').getAllByRole('row');
    for (const said of ['6 of 49', 'Draw 12', 'Waits for its value', '€8.00', 'drand round 4711'])
      expect(lottery?.textContent).toContain(said);
  });

  it('say in the words of the desk that a value is a stand-in', async () => {
    const valueSource = 'stand-in: drawn by this server itself after sales closed, proves nothing';
    await open(SESSION.permissions, [POOL], { ...SOLD, draw: { ...LOTTERY, valueSource } });
    const [, lottery] = table('Lotteries').getAllByRole('row');
    expect(lottery?.textContent).toContain(en.draws.standIn);
  });

  it('are made of a pool at a price, of the matches that begin next', async () => {
    await open();
    await press(screen.getByRole('button', { name: 'Make a draw' }));
    const make = form('Make a draw');
    expect(make.getByRole('button', { name: 'Enter the price of a column' })).toBeTruthy();
    fireEvent.change(make.getByLabelText('Pool'), { target: { value: 'next-6' } });
    fireEvent.change(make.getByLabelText('Price of a column'), { target: { value: '0.20' } });
    sayWhy('Make a draw');
    page.answer('POST', '/operator-api/toto/draws', refusal('TOTO_EVENTS'));
    await press(make.getByRole('button', { name: 'Make a draw' }));
    expect(make.getByRole('alert').textContent).toContain('A draw cannot be made of these matches.');
    expect(posted().map(({ body }) => body)).toEqual([
      { pool: 'next-6', currency: 'EUR', columnPrice: '0.20', reason: 'the plan' },
    ]);
  });

  it('are called off, or wait for another operator once a match has begun', async () => {
    await open();
    await press(table('Pools').getByRole('button', { name: 'Call it off' }));
    sayWhy('Call it off');
    page.answer('POST', '/operator-api/toto/draws/71/cancel', answered({ draw: POOL, proposalId: '9' }));
    await press(form('Call it off').getByRole('button', { name: 'Call it off' }));
    expect(posted().map(({ body }) => body)).toEqual([{ reason: 'the plan' }]);
    expect(notifications$.snapshot().notifications).toMatchObject([
      { text: { key: 'desk:draws.proposed', values: { id: '9' } } },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('fall by the public value that is entered, whole and for a reason', async () => {
    await open();
    await press(table('Lotteries').getByRole('button', { name: 'Enter the public value' }));
    const enter = form('Enter the public value');
    const value = enter.getByLabelText('Public value, as it was published');
    fireEvent.change(value, { target: { value: 'too short' } });
    sayWhy('Enter the public value');
    expect(enter.getByRole('button', { name: /^Enter the public value: 16/ })).toBeTruthy();
    fireEvent.change(value, { target: { value: ' 0123456789abcdef ' } });
    page.answer('POST', '/operator-api/lotto/6-49/draws/12/value', answered(LOTTERY));
    await press(enter.getByRole('button', { name: 'Enter the public value' }));
    expect(posted().map(({ body }) => body)).toEqual([{ value: '0123456789abcdef', reason: 'the plan' }]);
  });

  it('name a source that is silent, open its round, and take the value from it then alone', async () => {
    const beacon = { url: 'https://beacon.example/public/41', round: 41, atMs: 0, fetchedAtMs: null };
    const fetched = { ...SOLD, draw: { ...LOTTERY, beacon } };
    await open(SESSION.permissions, [POOL], fetched);
    expect(table('Lotteries').getByRole('link', { name: /drand/ }).getAttribute('href')).toBe(beacon.url);
    expect(table('Lotteries').queryByRole('status')).toBeNull();
    expect(table('Lotteries').queryByRole('button', { name: 'Enter the public value' })).toBeNull();
    cleanup();
    page.remove();
    await open(SESSION.permissions, [POOL], { ...fetched, silentSinceMs: SAMPLE_NOW_MS });
    expect(table('Lotteries').getByRole('status').textContent).toContain('value of round 41');
    expect(table('Lotteries').getByRole('button', { name: 'Enter the public value' })).toBeTruthy();
  });

  it('give every stake back, or say why not', async () => {
    await open();
    await press(table('Lotteries').getByRole('button', { name: 'Give the stakes back' }));
    sayWhy('Give the stakes back');
    page.answer('POST', '/operator-api/lotto/6-49/draws/12/void', refusal('LOTTO_DRAW_STATE'));
    const give = form('Give the stakes back');
    await press(give.getByRole('button', { name: 'Give the stakes back' }));
    expect(give.getByRole('alert').textContent).toContain('The draw is not in a state that allows this.');
  });

  it('are looked at alone by who may not trade', async () => {
    await open(['reports:read']);
    expect(screen.queryByRole('button', { name: 'Make a draw' })).toBeNull();
    expect(table('Pools').queryByRole('button')).toBeNull();
    expect(table('Lotteries').queryByRole('button')).toBeNull();
  });
});
