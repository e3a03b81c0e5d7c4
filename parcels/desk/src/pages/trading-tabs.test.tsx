import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type {
  OperatorSessionView,
  QuarantineView,
  StandingOrderView,
  UnsettledEvent,
} from '@paddock/contract/schemas';
import { answered, installFakePage, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { TradingPage } from './trading-page.tsx';

const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'tom',
  roles: ['trader'],
  permissions: ['bets:trade', 'bets:settle', 'reports:read'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};
const HOME = { en: 'Harbour City' };
const AWAY = { en: 'Mill Rovers' };

const CUT: StandingOrderView = {
  id: '31',
  kind: 'margin',
  scope: 'market',
  subject: '5',
  cutMilli: 25,
  reason: 'late news',
  operator: 'ann',
  atMs: SAMPLE_NOW_MS,
  eventId: '9',
  names: [HOME, AWAY, { en: 'Match result' }],
};

const HOLD: StandingOrderView = {
  ...CUT,
  ...{ id: '32', kind: 'hold', scope: 'championship', subject: '2', cutMilli: null, eventId: null },
  names: [{ en: 'First League' }],
};

/** What waits for a second operator. */
const PROPOSED = {
  ...{ id: '3', kind: 'toto.decide', subject: 'toto-draw:71', playerId: null, playerNumber: null },
  ...{ body: null, reason: 'no match', status: 'open', proposedBy: 'ann', proposedAtMs: SAMPLE_NOW_MS },
  ...{ expiresAtMs: SAMPLE_NOW_MS, decidedBy: null, decidedAtMs: null, decisionReason: null },
};

const OVER: UnsettledEvent = {
  eventId: '9',
  producer: 'push',
  externalId: 'm-9',
  sport: 'football',
  home: HOME,
  away: AWAY,
  status: 'ended',
  startsAtMs: SAMPLE_NOW_MS - 14_400_000,
  overSinceMs: SAMPLE_NOW_MS - 7_200_000,
  isLate: true,
  markets: [
    {
      marketId: '5',
      type: '1x2',
      specifiers: '',
      outcomes: ['home', 'draw', 'away'],
      reason: 'no-result',
      openBets: 2,
      stakes: [{ currency: 'EUR', amount: '15.00' }],
    },
  ],
};

const NOT_TAKEN: QuarantineView['entries'][number] = {
  id: '8',
  producer: 'push',
  eventId: '9',
  marketIds: ['5'],
  state: 'open',
  faults: [],
  reason: 'the result names no draw',
  times: 3,
  firstAtMs: SAMPLE_NOW_MS,
  lastAtMs: SAMPLE_NOW_MS,
  body: { kind: 'result' },
};

describe('the further tabs of the trading desk', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  function open(query: string) {
    page = installFakePage({ dictionaries: { desk: { en } }, userId: '7' });
    const resumed = { signedIn: { token: 'an.operators.token', session: SESSION } };
    page.answer('POST', '/operator-api/session/resume', answered(resumed));
    page.answer('GET', '/operator-api/trading-board', answered({ events: [], producers: [], next: '44' }));
    page.answer('GET', '/operator-api/trading-alerts', answered({ alerts: [], next: null }));
    page.answer('GET', '/operator-api/trading-orders', answered({ orders: [CUT] }));
    page.answer('GET', '/operator-api/unsettled', answered({ events: [OVER], next: null }));
    page.answer('GET', '/operator-api/quarantine', answered({ entries: [NOT_TAKEN], next: null }));
    page.answer('GET', '/operator-api/bet-reviews', answered({ serverTimeMs: SAMPLE_NOW_MS, reviews: [] }));
    page.answer('GET', '/operator-api/proposals', answered({ proposals: [PROPOSED], next: null }));
    render(<TradingPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const asked = (path: string) => page.requests.filter((one) => one.path === path && one.method === 'POST');
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  const reason = (where: HTMLElement) =>
    fireEvent.change(within(where).getByLabelText('Why'), { target: { value: 'seen on television' } });

  it('hold and cut a whole sport, and end what stands', async () => {
    open('?tab=orders');
    const order = await screen.findByTestId('order');
    expect(order.textContent).toContain('Harbour City – Mill Rovers · Match result');
    expect(order.textContent).toContain('2.5%');
    fireEvent.change(screen.getByLabelText('Choose a sport'), { target: { value: 'tennis' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cut prices' }));
    const form = screen.getByRole('form', { name: /^Cut prices: / });
    fireEvent.change(within(form).getByLabelText('Part of what a price wins, %'), {
      target: { value: '51' },
    });
    expect(within(form).getByRole('button', { name: 'Enter 0 to 50 %' })).toBeTruthy();
    fireEvent.change(within(form).getByLabelText('Part of what a price wins, %'), {
      target: { value: '7.5' },
    });
    reason(form);
    page.answer('POST', '/operator-api/trading-orders', answered(CUT, 201));
    await press(within(form).getByRole('button', { name: 'Cut the prices' }));
    expect(asked('/operator-api/trading-orders')[0]?.body).toEqual({
      ...{ kind: 'margin', scope: 'sport', subject: 'tennis', cutMilli: 75, reason: 'seen on television' },
    });
    fireEvent.click(within(order).getByRole('button', { name: 'End it' }));
    reason(order);
    page.answer('POST', '/operator-api/trading-orders/31/end', answered(null, 204));
    await press(within(within(order).getByRole('form')).getByRole('button', { name: 'End it' }));
    expect(asked('/operator-api/trading-orders/31/end')[0]?.body).toEqual({ reason: 'seen on television' });
  });

  it('let what is held go on, once it is said why', async () => {
    open('?tab=orders');
    page.answer('GET', '/operator-api/trading-orders', answered({ orders: [HOLD] }));
    const order = await screen.findByText('First League');
    const row = order.closest('li') ?? order;
    fireEvent.click(within(row).getByRole('button', { name: 'Resume' }));
    reason(row);
    page.answer('POST', '/operator-api/trading-orders/32/end', answered(null, 204));
    await press(within(row).getByRole('button', { name: 'Take bets again' }));
    expect(asked('/operator-api/trading-orders/32/end')[0]?.body).toEqual({ reason: 'seen on television' });
  });

  it('shows before it is approved what a proposal gives and costs at most', async () => {
    const offer = { code: 'thousand', name: { en: 'A thousand' }, points: 1, gives: '1000.00' };
    const body = { offer: { ...offer, stock: 50, mostPerPlayer: null, fromMs: 0, toMs: null } };
    const proposals = [
      { ...PROPOSED, kind: 'loyalty.offer', body: { ...body, currency: 'EUR', most: '50000.00' } },
    ];
    open('?tab=approvals');
    page.answer('GET', '/operator-api/proposals', answered({ proposals, next: null }));
    const row = (await screen.findByText('Offer for points')).closest('li');
    for (const words of ['Price in points1', 'Gives€1,000.00', 'For each playerNo bound', 'in all€50,000.00'])
      expect(row?.textContent).toContain(words);
  });

  it('says in words what waits for a second operator', async () => {
    open('?tab=approvals');
    expect(await screen.findByText('Decision about a pool’s draw')).toBeTruthy();
    expect(screen.queryByText(/toto\.decide/)).toBeNull();
  });

  it('show what is over and not settled, with what waits on it and why', async () => {
    open('?tab=unsettled');
    const row = await screen.findByTestId('unsettled-row');
    for (const said of ['Harbour City – Mill Rovers', 'Late', 'No result', '2 bets', '€15.00', 'push'])
      expect(row.textContent).toContain(said);
    await press(row);
    expect(page.navigations.at(-1)?.href).toContain('/desk/trading?tab=unsettled&event=9');
  });

  it('show what feeds said that was not taken, and close an entry', async () => {
    open('?tab=quarantine');
    const entry = await screen.findByTestId('quarantined');
    expect(entry.textContent).toContain('the result names no draw');
    expect(entry.textContent).toContain('said 3 times');
    expect(entry.textContent).toContain('"kind": "result"');
    fireEvent.click(within(entry).getByRole('button', { name: 'Nothing to do' }));
    reason(entry);
    page.answer('POST', '/operator-api/quarantine/8/dismiss', answered(null, 204));
    await press(within(within(entry).getByRole('form')).getByRole('button', { name: 'Nothing to do' }));
    expect(asked('/operator-api/quarantine/8/dismiss')[0]?.body).toEqual({ reason: 'seen on television' });
  });

  it('find events of the board by their names', async () => {
    open('?typed=harb');
    const field = await screen.findByLabelText<HTMLInputElement>('Team, championship or number');
    expect(field.value).toBe('harb');
    const board = page.requests.filter(({ path }) => path === '/operator-api/trading-board');
    expect(board[0]?.options.query).toMatchObject({ typed: 'harb' });
  });
});
