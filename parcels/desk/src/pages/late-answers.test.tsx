import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { OperatorSessionView, TradingEventView, TradingMarketView } from '@paddock/contract/schemas';
import { notifications$ } from '@paddock/shared-utils';
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
const EVENT: TradingEventView = {
  ...{ eventId: '9', producer: 'push', sport: 'football', championshipId: '2' },
  ...{ championship: { en: 'First League' }, home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } },
  ...{ status: 'live', startsAtMs: SAMPLE_NOW_MS, score: [2, 1], openMarkets: 1, markets: 1 },
  ...{ isHeld: false, alerts: [], risks: [] },
};
const MARKET: TradingMarketView = {
  ...{ marketId: '5', type: '1x2', specifiers: '', status: 'open', isHeld: false, cutMilli: 0 },
  bookMilli: 1_050,
  selections: ['home', 'away'].map((outcome) => ({
    ...{ outcome, oddsMilli: 2_000, fedMilli: 2_000, open: true, override: null },
    names: { market: { en: 'Match result' }, outcome: { en: outcome } },
    ...{ liability: '0.00', roomTakenMilli: 0 },
  })),
};

describe('an answer that comes when its form was left for another one', () => {
  let page: FakePage;
  let reply: (answer: ReturnType<typeof answered> | ReturnType<typeof refusal>) => Promise<void>;
  afterEach(() => page.remove());

  /** A void of the market under way, and the form of its hold opened meanwhile. */
  async function leaveVoid(): Promise<HTMLElement> {
    page = installFakePage({ dictionaries: { desk: { en, ru } }, userId: '7' });
    const session = answered({ signedIn: { token: 'an.operators.token', session: SESSION } });
    page.answer('POST', '/operator-api/session/resume', session);
    page.answer(
      'GET',
      '/operator-api/trading-board',
      answered({ events: [EVENT], producers: [], next: null }),
    );
    page.answer('GET', '/operator-api/trading-alerts', answered({ alerts: [], next: null }));
    page.answer('GET', '/operator-api/trading-orders', answered({ orders: [] }));
    page.answer('GET', '/operator-api/bet-reviews', answered({ serverTimeMs: SAMPLE_NOW_MS, reviews: [] }));
    page.answer('GET', '/operator-api/trading-events/9', answered({ event: EVENT, markets: [MARKET] }));
    const waiting = Promise.withResolvers<ReturnType<typeof answered | typeof refusal>>();
    page.answer('POST', '/operator-api/markets/5/void', () => waiting.promise);
    reply = (answer) =>
      act(async () => {
        waiting.resolve(answer);
        await waiting.promise;
      });
    render(<TradingPage {...({ params: {}, query: '?event=9' } as unknown as PageProps)} />);
    const market = await screen.findByTestId('market');
    const press = (name: string) =>
      act(() => {
        fireEvent.click(within(market).getByRole('button', { name }));
        return Promise.resolve();
      });
    await press(en.void.short);
    fireEvent.change(within(market).getByLabelText('Why'), { target: { value: 'a wrong price' } });
    await press(en.void.submit);
    await press(en.hold.short);
    return market;
  }
  const told = () =>
    notifications$.snapshot().notifications.map(({ kind, text }) => ({ kind, ...(text as object) }));

  it('is told where it is refused', async () => {
    await leaveVoid();
    await reply(refusal('RESULT_CONFLICT'));
    const title = en.void.title.replace('{{name}}', 'Match result');
    expect(told()).toMatchObject([
      { kind: 'error', key: 'desk:form.refusedLater', values: { title, why: expect.stringMatching(/./) } },
    ]);
  });

  it('is told once where it is done, and leaves the other form open', async () => {
    const market = await leaveVoid();
    await reply(answered({ done: true, proposalId: null }));
    expect(told()).toMatchObject([{ kind: 'success', key: 'desk:decided.done' }]);
    expect(within(market).getByRole('form')).toBeTruthy();
  });
});
