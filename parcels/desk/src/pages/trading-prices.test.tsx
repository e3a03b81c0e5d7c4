import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { OperatorSessionView, TradingEventView, TradingMarketView } from '@paddock/contract/schemas';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { TradingPage } from './trading-page.tsx';

const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'tom',
  roles: ['trader'],
  permissions: ['bets:trade', 'reports:read'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};

const EVENT: TradingEventView = {
  ...{ eventId: '9', producer: 'push', sport: 'football', championshipId: '2', status: 'upcoming' },
  ...{ championship: { en: 'First League' }, home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } },
  ...{ startsAtMs: SAMPLE_NOW_MS, score: [0, 0], openMarkets: 1, markets: 1, isHeld: false },
  ...{ alerts: [], risks: [] },
};

const NAMES = { market: { en: 'Match result' }, outcome: { en: 'Harbour City' } };
const MARKET: TradingMarketView = {
  ...{ marketId: '5', type: '1x2', specifiers: '', status: 'open', isHeld: false, cutMilli: 0 },
  bookMilli: 1_053,
  selections: [
    {
      ...{ outcome: 'home', names: NAMES, oddsMilli: 2_370, fedMilli: 2_370, open: true, override: null },
      ...{ liability: '0.00', roomTakenMilli: 0 },
    },
  ],
};

const PRICES = '/operator-api/markets/5/prices';

describe('a price that a trader sets', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  async function openForm(): Promise<HTMLElement> {
    page = installFakePage({ dictionaries: { desk: { en } }, userId: '7' });
    const resumed = { signedIn: { token: 'an.operators.token', session: SESSION } };
    page.answer('POST', '/operator-api/session/resume', answered(resumed));
    page.answer(
      'GET',
      '/operator-api/trading-board',
      answered({ events: [EVENT], producers: [], next: null }),
    );
    page.answer('GET', '/operator-api/trading-alerts', answered({ alerts: [], next: null }));
    page.answer('GET', '/operator-api/trading-orders', answered({ orders: [] }));
    page.answer('GET', '/operator-api/bet-reviews', answered({ serverTimeMs: SAMPLE_NOW_MS, reviews: [] }));
    page.answer('GET', '/operator-api/trading-events/9', answered({ event: EVENT, markets: [MARKET] }));
    render(<TradingPage {...({ params: {}, query: '?event=9' } as unknown as PageProps)} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Price of Harbour City' }));
    return screen.getByRole('form', { name: 'Price of Harbour City; the feed says 2.37' });
  }
  const sent = () => page.requests.filter(({ path }) => path === PRICES).map(({ body }) => body);
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  async function set(form: HTMLElement, odds: string): Promise<void> {
    fireEvent.change(within(form).getByLabelText('Price'), { target: { value: odds } });
    fireEvent.change(within(form).getByLabelText('Why'), { target: { value: 'news of the line-up' } });
    await press(within(form).getByRole('button', { name: 'Set the price of Harbour City' }));
  }

  it('is asked for again where it is more than twice the feed’s, and sent once it is meant', async () => {
    const form = await openForm();
    page.answer('POST', PRICES, refusal('OVERRIDE_PRICE'));
    await set(form, '23.7');
    const dialog = screen.getByRole('dialog', { name: '23.70 where the feed says 2.37?' });
    expect(sent()).toEqual([]);
    await press(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(form).getByLabelText<HTMLInputElement>('Price').value).toBe('23.7');
    await set(form, '23.7');
    await press(screen.getByRole('button', { name: 'Set 23.70' }));
    expect(sent()).toMatchObject([{ outcome: 'home', price: { oddsMilli: 23_700 } }]);
  });

  it('is sent at once where it is near', async () => {
    const form = await openForm();
    page.answer('POST', PRICES, refusal('OVERRIDE_PRICE'));
    await set(form, '2.5');
    expect(sent()).toMatchObject([{ price: { oddsMilli: 2_500 } }]);
  });

  it('names the bets it was refused for, what they cost, and what to do', async () => {
    const form = await openForm();
    const x2 = { market: { en: 'Double chance' }, outcome: { en: 'X2' } };
    const details = {
      bookMilli: 983,
      selections: [
        { selectionId: '5.home', names: NAMES, oddsMilli: 2_850 },
        { selectionId: '6.x2', names: x2, oddsMilli: 1_580 },
      ],
      markets: [],
    };
    page.answer('POST', PRICES, refusal('OVERRIDE_ARBITRAGE', details));
    await set(form, '2.85');
    const alert = within(form).getByRole('alert');
    for (const said of [
      'cost less than they bring',
      'Match result: Harbour City 2.85',
      'Double chance: X2 1.58',
      '98.3%',
    ])
      expect(alert.textContent).toContain(said);
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  it('is sent again with one press, with all that contradicts held', async () => {
    const form = await openForm();
    const selections = [{ selectionId: '5.home', names: NAMES, oddsMilli: 2_850 }];
    const markets = [
      { marketId: '6', name: { en: 'Double chance' } },
      { marketId: '7', name: { en: 'Handicap −0.5' } },
    ];
    page.answer('POST', PRICES, refusal('OVERRIDE_ARBITRAGE', { bookMilli: 983, selections, markets }));
    await set(form, '2.85');
    const alert = within(form).getByRole('alert');
    for (const said of ['2 markets of the event', 'Double chance', 'Handicap −0.5'])
      expect(alert.textContent).toContain(said);
    await press(within(alert).getByRole('button', { name: 'Hold all 2 and set the price' }));
    expect(sent()).toMatchObject([
      { price: { oddsMilli: 2_850 }, reason: 'news of the line-up' },
      { price: { oddsMilli: 2_850 }, reason: 'news of the line-up', holds: ['6', '7'] },
    ]);
    expect(sent()[0]).not.toHaveProperty('holds');
  });
});
