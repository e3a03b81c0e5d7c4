import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { BetListView, BetView } from '@paddock/contract/schemas';
import { legNames, type PageProps } from '@paddock/contract';
import {
  aMarketType,
  anAccount,
  answered,
  installFakePage,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { HistoryPage } from './history-page.tsx';

const BETS = '/web-api/sportsbook/bets';
const NOW_MS = Date.UTC(2026, 10, 21, 12);

type Leg = BetView['legs'][number];
const MATCH = { sport: 'football', home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } };
const leg = (outcome: string, over: Partial<Leg> = {}): Leg => ({
  selectionId: `1.${outcome}`,
  eventId: '1',
  sport: 'football',
  marketType: '1x2',
  specifiers: {},
  outcome,
  names: legNames({ type: aMarketType('1x2'), specifiers: {} }, outcome, MATCH),
  oddsMilli: 1_900,
  priceVersion: '1',
  home: MATCH.home,
  away: MATCH.away,
  championship: { en: 'Top League' },
  startsAtMs: NOW_MS + 3_600_000,
  struckScore: [0, 0],
  struckPeriod: '',
  result: 'open',
  ...over,
});
const bet = (id: string, legs: readonly Leg[], over: Partial<BetView> = {}) =>
  ({
    id,
    number: '12345678906',
    type: legs.length === 1 ? 'single' : 'accumulator',
    status: 'open',
    currency: 'EUR',
    stake: '10.00',
    totalOddsMilli: 1_900,
    possibleReturn: '19.00',
    payout: '0.00',
    acceptedAtMs: NOW_MS,
    legs,
    ...over,
  }) as BetView;

describe('the history of bets', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      accounts: [anAccount({ id: '71' })],
    });
  });
  afterEach(() => page.remove());

  const settled = () => act(() => Promise.resolve());
  const answer = (bets: readonly BetView[], hiddenBy: BetListView['hiddenBy'] = []) =>
    page.answer('GET', BETS, answered({ bets, nextCursor: null, hiddenBy }));
  async function show(query = ''): Promise<void> {
    render(<HistoryPage {...({ query } as PageProps)} />);
    await settled();
  }
  const asked = () => page.requests.filter(({ path }) => path === BETS).at(-1)?.options.query;
  const wentTo = () => page.navigations.at(-1);

  it('asks for what its address says, and holds what is chosen in it', async () => {
    answer([bet('4711', [leg('home')])]);
    await show('?view=settled&sport=tennis');
    expect(asked()).toMatchObject({ status: 'settled', sport: 'tennis' });
    expect(screen.getByText(/^No\. 12\s345\s678\s906, /)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'won' } });
    expect(wentTo()).toEqual({
      href: '/en/office/history?view=settled&result=won&sport=tennis',
      replace: true,
    });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' #4711 ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(wentTo()?.href).toBe('/en/office/history?view=settled&sport=tennis&search=%234711');
    const tabs = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
    expect(tabs.map((tab) => `${tab.textContent} ${tab.getAttribute('href')}`)).toEqual([
      'Open /en/office/history?sport=tennis',
      'Settled /en/office/history?view=settled&sport=tennis',
      'All bets /en/office/history?view=all&sport=tennis',
      'Games /en/office/history?view=rounds',
      'Statement /en/office/history?view=statement',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null]);
  });

  it('says of days the wrong way round what is wrong, and asks nothing', async () => {
    await show('?from=2026-11-02&to=2026-11-01');
    expect(screen.getByText(/This day is before the first/)).not.toBeNull();
    expect(asked()).toBeUndefined();
  });

  it('names the filter that hides everything and takes it away', async () => {
    answer([], ['sport']);
    await show('?sport=tennis&type=single');
    expect(screen.getByText('Hidden by Tennis. Without it there are bets.')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Without “Tennis”' }));
    expect(wentTo()?.href).toBe('/en/office/history?type=single');
    const clear = screen.getAllByRole('button', { name: 'Clear all filters' }).at(-1);
    if (clear !== undefined) fireEvent.click(clear);
    expect(wentTo()?.href).toBe('/en/office/history');
  });

  it('takes a search away by a button that quotes it once', async () => {
    answer([], ['search']);
    await show('?search=mill');
    fireEvent.click(screen.getByRole('button', { name: 'Without the search “mill”' }));
    expect(wentTo()?.href).toBe('/en/office/history');
  });

  it('offers the other bets where only settled ones stand', async () => {
    answer([], ['status']);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Without “Open”' }));
    expect(wentTo()?.href).toBe('/en/office/history?view=all');
  });

  it('leads each leg to its match while there is a page, and says how an ended one went', async () => {
    const over: Partial<Leg> = {
      startsAtMs: NOW_MS - 9e6,
      result: 'half-win',
      finalScore: [2, 1],
      finalParts: [
        [6, 4],
        [3, 6],
        [7, 5],
      ],
    };
    answer([
      bet('1', [leg('home', { eventPath: '/line/football/1-top/1-x' })]),
      bet('2', [leg('away', over)], { status: 'won', payout: '14.50', settledAtMs: NOW_MS }),
    ]);
    await show('?view=all');
    const [open, ended] = screen.getAllByTestId('bet').map((card) => within(card));
    expect(open?.getByRole('link', { name: 'Harbour City – Mill Rovers' }).getAttribute('href')).toBe(
      '/en/line/football/1-top/1-x',
    );
    expect(open?.getByText('To come')).not.toBeNull();
    expect(ended?.queryByRole('link', { name: /Harbour City/ })).toBeNull();
    expect(ended?.getByText(/Final score 2:1 \(6:4, 3:6, 7:5\)\./)).not.toBeNull();
    expect(ended?.getByText(/^Half won: half of the stake .* counts as 1.45\.$/)).not.toBeNull();
  });

  it('folds an accumulator under a line that sums it up, open for who searched', async () => {
    const legs = [
      leg('home', { result: 'win' }),
      leg('draw'),
      leg('away', { result: 'void' }),
      leg('home', { selectionId: '2.home' }),
    ];
    answer([bet('3', legs)]);
    await show('?search=mill');
    const card = screen.getByTestId('bet');
    expect(card.querySelector('summary')?.textContent).toContain('Won: 1, Open: 2, Void: 1');
    expect(card.querySelector('summary')?.textContent).toMatch(
      /Draw \(Harbour City – Mill Rovers\); Mill Rovers \(Harbour City – Mill Rovers\); and 1 more$/,
    );
    expect(card.querySelector('details')?.open).toBe(true);
    expect(within(card).getByText(/It counts as 1\.00\./)).not.toBeNull();
  });
});
