import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MarketTypeView, MarketView } from '@paddock/contract/schemas';
import { couponLegs$, watchEvent } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { aMarket, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openBettingPage } from '../pages/betting-page.fixture.ts';
import { MarketTabs } from './market-tabs.tsx';

const watched = () => watchEvent('401', 'event');

function Markets() {
  const value = useStream(watched());
  return 'event' in value && value.event !== null ? <MarketTabs event={value.event} /> : null;
}

/** A market of one line; the nearer its prices, the more it is the main one. */
function lined(type: string, id: number, line: string, [first, second]: [number, number]): MarketView {
  const outcomes = type === 'handicap' ? ['home', 'away'] : ['over', 'under'];
  return aMarket({
    id: String(id),
    type,
    specifiers: { line },
    selections: [first, second].map((oddsMilli, at) => ({
      outcome: outcomes[at] ?? '',
      oddsMilli,
      open: true,
    })),
  });
}

const TOTALS = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5', '6.5'].map((line, at) =>
  lined('total', 510 + at, line, [1_500 + 150 * at, 2_400 - 150 * at]),
);

describe('the markets of a match', () => {
  let page: FakePage;
  const show = (
    markets: readonly MarketView[],
    language = 'en',
    widthPx?: number,
    types: MarketTypeView[] = [],
  ) => {
    page = openBettingPage({ language }, widthPx);
    page.setEvent(anEvent({ markets: [...markets], types }));
    return render(<Markets />);
  };
  const lines = () => [...document.querySelectorAll('.ladder > span')].map(({ textContent }) => textContent);
  const prices = () => [...document.querySelectorAll('b.price')].map(({ textContent }) => textContent);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const goals = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aMarket({
        id: String(600 + at),
        type: 'next-goal',
        specifiers: { goal: String(at + 1) },
        selections: ['home', 'none', 'away'].map((outcome) => ({ outcome, oddsMilli: 2_500, open: true })),
      }),
    );
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('finds one of many markets by its name; of few there is nothing to search', () => {
    show(goals(24));
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    page.remove();
    show(goals(25));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search markets' }), {
      target: { value: ' goal 17 ' },
    });
    expect(titles()).toEqual(['Goal 17']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'penalty' } });
    expect(titles()).toEqual([]);
    expect(screen.getByText('No such market')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /All/ }));
    expect(titles()).toHaveLength(25);
  });

  it('folds a long ladder around its main line, and opens it', () => {
    show(TOTALS);
    expect(lines()).toEqual(['1.5', '2.5', '3.5main', '4.5', '5.5']);
    const fold = screen.getByRole('button', { name: 'All 7 lines' });
    expect(fold.ariaExpanded).toBe('false');
    fireEvent.click(fold);
    expect(lines()).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Fewer lines' }).ariaExpanded).toBe('true');
  });

  it('keeps its main line while prices move, and finds another when that line closes', () => {
    show(TOTALS.slice(1, 5), 'en', 390);
    expect(lines()).toContain('3.5main');
    act(() => page.changePrice('513.over', 1_100));
    // Drawn again for the match, not for the price.
    act(() => page.setMarket('401', aMarket({ id: '599', type: 'both-score' })));
    expect(lines()).toContain('3.5main');
    act(() => page.setEvent(anEvent({ markets: [TOTALS[1], TOTALS[2], TOTALS[4]] as MarketView[] })));
    expect(lines()).toEqual(['1.5', '2.5main', '4.5']);
  });

  it('takes no line for the main one that takes no bets', () => {
    show(
      TOTALS.slice(1, 5).map((market) => (market.id === '513' ? { ...market, status: 'suspended' } : market)),
    );
    expect(lines()).toEqual(['1.5', '2.5main', '3.5', '4.5']);
  });

  it('says the number of lines as Russians do', () => {
    show(TOTALS, 'ru');
    expect(screen.getByRole('button', { name: 'Все 7 линий' })).toBeTruthy();
  });

  it('gives each side of a handicap its own line, and says it to those who hear', () => {
    show([lined('handicap', 520, '-1.5', [2_100, 1_700])]);
    expect([...document.querySelectorAll('.pair .outcome')].map(({ textContent }) => textContent)).toEqual([
      '−1.5',
      '+1.5',
    ]);
    expect(screen.getByRole('button', { name: /Harbour City \(−1\.5\).*2\.10/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Mill Rovers \(\+1\.5\).*1\.70/ })).toBeTruthy();
  });

  it('puts scores under whom they make the winner, and the rest below', () => {
    const outcomes = ['0:1', '0:0', '1:0', '2:1', '1:1', 'any-other'];
    show([
      aMarket({
        type: 'correct-score',
        selections: outcomes.map((outcome, at) => ({ outcome, oddsMilli: 5_000 + at * 1_000, open: true })),
      }),
    ]);
    const heads = [...document.querySelectorAll('.columnHeads span')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Harbour City', 'Draw', 'Mill Rovers']);
    const columns = [...document.querySelectorAll('.scoreColumn')].map((column) =>
      [...column.querySelectorAll('.outcome')].map(({ textContent }) => textContent),
    );
    expect(columns).toEqual([['1–0', '2–1'], ['0–0', '1–1'], ['0–1']]);
    expect(prices().at(-1)).toBe('10.00');
    cleanup();
    // Sets end without a draw.
    const selections = ['2:0', '1:2'].map((outcome) => ({ outcome, oddsMilli: 2_000, open: true }));
    show([aMarket({ type: 'set-score', selections })]);
    expect(document.querySelectorAll('.columnHeads span')).toHaveLength(2);
  });

  it('locks what is suspended and leaves the rest open', () => {
    show([aMarket(), ...TOTALS.slice(1, 3)]);
    act(() => page.suspendMarket('501', 'penalty'));
    const states = (market: string) =>
      [...document.querySelectorAll(`[data-selection^="${market}."]`)].map((cell) =>
        cell.getAttribute('data-state'),
      );
    expect([states('501'), states('511')]).toEqual([
      ['suspended', 'suspended', 'suspended'],
      ['open', 'open'],
    ]);
  });

  it('does not show markets of a kind it does not know', () => {
    show([aMarket(), aMarket({ id: '599', type: 'moon-phase' })]);
    expect(document.querySelectorAll('[data-market-type]')).toHaveLength(1);
    expect(screen.getByRole('tab', { name: /All/ }).textContent).toBe('All1');
  });

  it('shows a type that nobody compiled in, as the answer describes it', () => {
    const selections = [
      { outcome: '12', oddsMilli: 1_800, open: true },
      { outcome: '13', oddsMilli: 2_000, open: true },
    ];
    const scorers = [
      { outcome: 'none', oddsMilli: 9_000, open: true },
      { outcome: 'p:7', oddsMilli: 4_000, open: true, name: { en: 'A. Harlow', ru: 'А. Харлоу' } },
    ];
    const corners = { id: '601', type: 'acme:575', specifiers: { total: '4.5', from: '10' }, selections };
    const scorer = { id: '602', type: 'acme:892', specifiers: { goalnr: '1' }, selections: scorers };
    show([aMarket(corners), aMarket(scorer)], 'ru', 1366, [
      {
        key: 'acme:575',
        rank: 1_000,
        name: { en: 'Corners from minute {from}', ru: 'Угловые с {from} минуты: {total}' },
        line: { name: 'total', signed: false },
        outcomes: [
          { code: '12', name: { en: 'over {total}', ru: 'больше {total}' } },
          { code: '13', name: { en: 'under {total}', ru: 'меньше {total}' } },
        ],
        group: 'other',
      },
      {
        key: 'acme:892',
        rank: 1_000,
        name: { en: '{!goalnr} goalscorer', ru: '{!goalnr} гол забьёт' },
        outcomes: [{ code: 'none', name: { en: 'No goal', ru: 'Гола не будет' } }],
        beyond: 'named',
        group: 'players',
      },
    ]);
    expect([...document.querySelectorAll('.ladderHead span')].map(({ textContent }) => textContent)).toEqual([
      '',
      'больше',
      'меньше',
    ]);
    expect(lines()).toEqual(['4,5основная']);
    expect(screen.getByRole('button', { name: /Угловые с 10 минуты: 4,5, больше 4,5/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /1-й гол забьёт, А\. Харлоу/ }));
    expect(couponLegs$.snapshot().legs).toMatchObject([
      {
        marketType: 'acme:892',
        names: {
          market: { en: '1st goalscorer', ru: '1-й гол забьёт' },
          outcome: { en: 'A. Harlow', ru: 'А. Харлоу' },
        },
      },
    ]);
  });

  it('puts many outcomes in rows of three, four in rows of two', () => {
    const cellsOf = (count: number) => {
      const selections = Array.from({ length: count }, (_, at) => ({
        outcome: `o${at}`,
        oddsMilli: 2_000 + at,
        open: true,
      }));
      const outcomes = selections.map(({ outcome }) => ({ code: outcome, name: { en: outcome } }));
      show([aMarket({ type: 'acme:1', selections })], 'en', 1366, [
        { key: 'acme:1', rank: 1_000, name: { en: 'Some' }, outcomes, group: 'other' },
      ]);
      const { rowsOf } = document.querySelector<HTMLElement>('.cells')?.dataset ?? {};
      cleanup();
      page.remove();
      return rowsOf;
    };
    expect([3, 4, 6, 9].map(cellsOf)).toEqual([undefined, '2', '3', '3']);
  });

  it('says so when no market is open', () => {
    show([]);
    expect(screen.getByText('No markets are open')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it.each([
    [1366, 2],
    [1199, 1],
  ])('stands at %i px in %i columns', (widthPx, columnCount) => {
    const { container } = show([aMarket(), ...TOTALS], 'en', widthPx);
    expect(container.querySelectorAll('.column')).toHaveLength(columnCount);
  });
});
