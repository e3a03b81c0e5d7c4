import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { OperatorSessionView, TradingAlertEntry } from '@paddock/contract/schemas';
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

const alert = (id: string, over: Partial<TradingAlertEntry> = {}): TradingAlertEntry => ({
  ...{
    id,
    kind: 'silence',
    subject: `producer:feed ${id}`,
    eventId: null,
    sport: null,
    home: null,
    away: null,
  },
  ...{ selectionIds: [], selections: [], figureMilli: null, raisedAtMs: SAMPLE_NOW_MS, clearedAtMs: null },
  ...{ acknowledgedBy: null, acknowledgedAtMs: null },
  ...over,
});

describe('alerts at the trading desk', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  function open(query: string) {
    page = installFakePage({ dictionaries: { desk: { en } }, userId: '7' });
    const resumed = { signedIn: { token: 'an.operators.token', session: SESSION } };
    page.answer('POST', '/operator-api/session/resume', answered(resumed));
    page.answer('GET', '/operator-api/trading-alerts', answered({ alerts: [], next: null }));
    page.answer('GET', '/operator-api/bet-reviews', answered({ serverTimeMs: SAMPLE_NOW_MS, reviews: [] }));
    render(<TradingPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const asked = (path: string) => page.requests.filter((one) => one.path === path && one.method === 'POST');
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });

  it('are gone through page by page, and back to the latest', async () => {
    open('?tab=alerts');
    page.answer('GET', '/operator-api/trading-alerts', ({ options }) =>
      Promise.resolve(
        options.query?.['before'] === '30'
          ? answered({ alerts: [alert('29')], next: null })
          : answered({ alerts: [alert('30')], next: '30' }),
      ),
    );
    expect((await screen.findByTestId('alert')).textContent).toContain('feed 30');
    expect(screen.getByRole('tab', { name: /^Alerts/ }).textContent).toBe('Alerts1+');
    await press(screen.getByRole('button', { name: 'Show the next' }));
    expect((await screen.findByText('feed 29')).closest('li')).toBeTruthy();
    expect(screen.queryByText('feed 30')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the next' })).toBeNull();
    page.answer('POST', '/operator-api/trading-alerts/29/acknowledge', refusal('FORBIDDEN'));
    await press(screen.getByRole('button', { name: en.alerts.acknowledge }));
    expect(notifications$.snapshot().notifications).toMatchObject([{ kind: 'error' }]);
    await press(screen.getByRole('button', { name: 'Back to the first' }));
    expect(await screen.findByText('feed 30')).toBeTruthy();
  });

  it('say what leapt, from what to what, and are shown by kind and sport', async () => {
    open('?tab=alerts');
    const leapt = {
      ...{ selectionId: '5.home', oddsMilli: 1_800, beforeMilli: 2_370 },
      names: { market: { en: 'Match result' }, outcome: HOME },
    };
    const jump = (id: string) =>
      alert(id, {
        ...{ kind: 'jump', subject: 'event:9', eventId: '9', sport: 'football', home: HOME, away: AWAY },
        ...{ selectionIds: ['5.home'], selections: [leapt], figureMilli: 134 },
      });
    page.answer('GET', '/operator-api/trading-alerts', ({ options: { query } }) =>
      Promise.resolve(
        query?.['kind'] === 'jump' && query['sport'] === 'football'
          ? answered({ alerts: [jump('31'), jump('28')], next: null })
          : answered({ alerts: [jump('31'), alert('30')], next: '30' }),
      ),
    );
    const [row] = await screen.findAllByTestId('alert');
    for (const said of [
      'Harbour City – Mill Rovers',
      'Match result: Harbour City 2.37, now 1.80',
      '13.4 points',
    ])
      expect(row?.textContent).toContain(said);
    fireEvent.change(screen.getByLabelText('Kind of alert'), { target: { value: 'jump' } });
    expect(page.navigations.at(-1)?.href).toContain('/desk/trading?tab=alerts&kind=jump');
  });

  it('tell a silent feed from a match that a feed says nothing of', async () => {
    open('?tab=alerts');
    const ofMatch = { subject: 'event:9', eventId: '9', sport: 'football', home: HOME, away: AWAY };
    page.answer(
      'GET',
      '/operator-api/trading-alerts',
      answered({ alerts: [alert('31', ofMatch), alert('30')], next: null }),
    );
    const [match, feed] = await screen.findAllByTestId('alert');
    expect(match?.textContent).toMatch(/^Silent matchHarbour City – Mill Rovers/);
    expect(feed?.textContent).toMatch(/^Silent feedfeed 30/);
  });

  it('are looked after at once, all that are shown and nobody looks after yet', async () => {
    open('?tab=alerts&kind=silence&sport=football');
    const mine = alert('27', { acknowledgedBy: 'ann', acknowledgedAtMs: SAMPLE_NOW_MS });
    page.answer('GET', '/operator-api/trading-alerts', ({ options: { query } }) =>
      Promise.resolve(
        answered({
          alerts: query?.['kind'] === 'silence' ? [alert('29'), alert('28'), mine] : [alert('30')],
          next: null,
        }),
      ),
    );
    page.answer('POST', '/operator-api/trading-alerts/acknowledge', answered(null, 204));
    await press(await screen.findByRole('button', { name: en.alerts.acknowledgeAll }));
    expect(asked('/operator-api/trading-alerts/acknowledge')[0]?.body).toEqual({ ids: ['29', '28'] });
    const queries = page.requests.filter(({ path }) => path === '/operator-api/trading-alerts');
    expect(queries.map(({ options }) => options.query)).toContainEqual(
      expect.objectContaining({ kind: 'silence', sport: 'football' }),
    );
  });
});
