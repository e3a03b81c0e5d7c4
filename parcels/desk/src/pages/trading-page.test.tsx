import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type {
  OperatorSessionView,
  OperatorReviewView,
  TradingEventView,
  TradingMarketView,
} from '@paddock/contract/schemas';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { TradingPage } from './trading-page.tsx';

const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'tom',
  roles: ['trader'],
  permissions: ['bets:trade', 'bets:settle', 'reports:read'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};
const TOKEN = 'an.operators.token';
const NAME = { en: 'Harbour City', ru: 'Харбор Сити' };
const AWAY = { en: 'Mill Rovers', ru: 'Милл Роверс' };

const EVENT: TradingEventView = {
  eventId: '9',
  producer: 'push',
  sport: 'football',
  championshipId: '2',
  championship: { en: 'First League' },
  home: NAME,
  away: AWAY,
  status: 'live',
  startsAtMs: SAMPLE_NOW_MS,
  score: [2, 1],
  openMarkets: 3,
  markets: 5,
  isHeld: false,
  alerts: ['room'],
  risks: [
    {
      marketId: '5',
      type: '1x2',
      specifiers: '',
      isHeld: false,
      cutMilli: 0,
      selection: { outcome: 'home', oddsMilli: 2050, open: true },
      names: {
        market: { en: 'Match result', ru: 'Исход матча' },
        outcome: { en: 'Harbour City', ru: 'Харбор Сити' },
      },
      liability: '450000.00',
      roomTakenMilli: 900,
    },
  ],
};

const REVIEW: OperatorReviewView = {
  placementId: '71',
  key: 'key-00000001',
  state: 'waiting',
  type: 'single',
  currency: 'EUR',
  stake: '100.00',
  legs: [],
  receivedAtMs: SAMPLE_NOW_MS,
  untilMs: SAMPLE_NOW_MS + 90_000,
  offer: null,
  code: null,
  playerId: '7',
  playerNumber: '123456782',
  section: 'line',
  automaticStake: '50.00',
  possibleReturn: '205.00',
  operator: null,
};

describe('the desk', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  function open(session: OperatorSessionView | null, { language = 'en', query = '' } = {}) {
    page = installFakePage({ dictionaries: { desk: { en, ru } }, language, userId: '7' });
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: session && { token: TOKEN, session } }),
    );
    page.answer(
      'GET',
      '/operator-api/trading-board',
      answered({ events: [EVENT], producers: [], next: null }),
    );
    page.answer('GET', '/operator-api/trading-alerts', answered({ alerts: [], next: null }));
    page.answer('GET', '/operator-api/trading-orders', answered({ orders: [] }));
    page.answer(
      'GET',
      '/operator-api/bet-reviews',
      answered({ serverTimeMs: SAMPLE_NOW_MS, reviews: [REVIEW] }),
    );
    render(<TradingPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const asked = (path: string) => page.requests.filter((one) => one.path === path);
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('asks an operator to sign in with all three at once, and never sends a player’s token', async () => {
    open(null);
    const form = await screen.findByTestId('desk-sign-in');
    expect(within(form).getByRole('button', { name: 'Enter your name' })).toBeTruthy();
    type('Operator', 'tom');
    type('Password', 'four grey herons');
    type('Code', '123456');
    page.answer('POST', '/operator-api/session', answered({ token: TOKEN, session: SESSION }, 201));
    await press(within(form).getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByTestId('desk-who')).textContent).toContain('tom');
    expect(asked('/operator-api/session')[0]?.body).toEqual({
      ...{ name: 'tom', password: 'four grey herons', code: '123456', stay: true },
    });
    await screen.findByTestId('board-row');
    const bearers = page.requests
      .filter(({ path }) => path.startsWith('/operator-api/'))
      .map(({ path, options }) => [path.startsWith('/operator-api/session'), options.bearer]);
    expect(bearers.every(([isSession, bearer]) => isSession === (bearer === 'none'))).toBe(true);
    expect(bearers).toContainEqual([false, { token: TOKEN }]);
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    open(null);
    const form = await screen.findByTestId('desk-sign-in');
    type('Operator', 'tom');
    type('Password', 'wrong');
    type('Code', '123456');
    page.answer('POST', '/operator-api/session', refusal('OPERATOR_CREDENTIALS'));
    await press(within(form).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('The name, the password or the code is not right.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Operator').value).toBe('tom');
  });

  it('goes on after a reload, and shows what is at risk with why to look', async () => {
    open(SESSION);
    const row = await screen.findByTestId('board-row');
    expect(row.textContent).toContain('Harbour City – Mill Rovers');
    expect(row.textContent).toContain('2:1');
    expect(row.textContent).toContain('€450,000.00');
    expect(row.textContent).toContain('90.0%');
    expect(row.textContent).toContain('Room');
    expect(await screen.findByText('1 large bet waits for an answer')).toBeTruthy();
  });

  it('names a race and a season once: they have one name, no two sides', async () => {
    open(SESSION);
    const name = { en: 'Slope Series, race 35' };
    const race = { ...EVENT, home: name, away: name };
    page.answer(
      'GET',
      '/operator-api/trading-board',
      answered({ events: [race], producers: [], next: null }),
    );
    const row = await screen.findByTestId('board-row');
    expect(row.textContent).toContain('Slope Series, race 35');
    expect(row.textContent).not.toContain('–');
  });

  it('finds a market of a match by its name, among many', async () => {
    open(SESSION, { query: '?event=9' });
    const market = (nr: number): TradingMarketView => {
      const names = { market: { en: `Total ${nr}.5` }, outcome: { en: `Over ${nr}.5` } };
      return {
        ...{ marketId: `${nr}`, type: 'total', specifiers: '', status: 'open', isHeld: false, cutMilli: 0 },
        bookMilli: 1_050,
        selections: [
          {
            ...{ outcome: 'over', names, oddsMilli: 2_000, fedMilli: 2_000, open: true, override: null },
            ...{ liability: '0.00', roomTakenMilli: 0 },
          },
        ],
      };
    };
    page.answer(
      'GET',
      '/operator-api/trading-events/9',
      answered({ event: EVENT, markets: Array.from({ length: 14 }, (_, at) => market(at)) }),
    );
    expect(await screen.findAllByTestId('market')).toHaveLength(14);
    type('Search markets', 'over 13');
    expect(screen.getAllByTestId('market').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Total 13.5',
    ]);
    type('Search markets', 'corners');
    expect(screen.getByText('No such market')).toBeTruthy();
  });

  it('speaks Russian', async () => {
    open(SESSION, { language: 'ru' });
    expect((await screen.findByTestId('board-row')).textContent).toContain('Харбор Сити – Милл Роверс');
  });

  it('ends with the session, whatever was asked', async () => {
    open(SESSION);
    await screen.findByTestId('board-row');
    page.answer('GET', '/operator-api/bet-reviews', refusal('UNAUTHENTICATED'));
    await act(() => page.timing.advanceAsync(3_000));
    expect(await screen.findByText('Your session is over. Sign in again to go on.')).toBeTruthy();
    expect(screen.queryByTestId('board-row')).toBeNull();
  });

  it('answers a large bet with why, under a key, once', async () => {
    open(SESSION, { query: '?tab=reviews' });
    const card = await screen.findByTestId('review');
    expect(within(card).getByRole('timer').textContent).toBe('1:30');
    fireEvent.click(within(card).getByRole('button', { name: 'Offer something else' }));
    const submit = () => within(card).getByRole('button', { name: /Enter a stake|Say why|Offer/ });
    expect(submit().textContent).toBe('Enter a stake');
    fireEvent.change(within(card).getByLabelText('Stake, EUR'), { target: { value: '40.00' } });
    fireEvent.change(within(card).getByLabelText('Why'), { target: { value: 'a new player' } });
    page.answer('POST', '/operator-api/bet-reviews/7/71/answer', answered({ state: 'offered' }));
    fireEvent.click(submit());
    await press(submit());
    const sent = asked('/operator-api/bet-reviews/7/71/answer');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ answer: 'offer', stake: '40.00', prices: [], reason: 'a new player' });
  });

  it('shows who may only read no way to act', async () => {
    open({ ...SESSION, permissions: ['reports:read'] }, { query: '?tab=reviews' });
    const card = await screen.findByTestId('review');
    expect(within(card).queryAllByRole('button')).toEqual([]);
  });

  it('says so where the roles have no trading, and asks nothing', async () => {
    open({ ...SESSION, permissions: [] });
    expect(await screen.findByText('Your roles do not include trading.')).toBeTruthy();
    expect(asked('/operator-api/trading-board')).toEqual([]);
  });
});
