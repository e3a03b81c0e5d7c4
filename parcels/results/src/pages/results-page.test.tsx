import { act, fireEvent, render, screen } from '@testing-library/react';
import { STATISTICS_FEATURE, type PageProps } from '@paddock/contract';
import type { ResultView } from '@paddock/contract/schemas';
import { anEvent, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { ResultsPage } from './results-page.tsx';

const RESULTS = '/web-api/sportsbook/results';
const COUNTS = '/web-api/sportsbook/result-counts';

function result(id: string, over: Partial<ResultView> = {}): ResultView {
  const { home, away, region, championship } = anEvent();
  const named = { id: championship.id, name: championship.name };
  const base = { sport: 'basketball', championship: named, region, home, away, status: 'ended' as const };
  const parts: [number, number][] = [
    [20, 18],
    [25, 30],
  ];
  return { id, ...base, startsAtMs: 3_600_000, score: [45, 48], parts, ...over };
}

describe('the page of results', () => {
  let page: FakePage;
  const open = async (language = 'en') => {
    page = installFakePage({ dictionaries: { results: { en, ru } }, language });
    page.answer('GET', COUNTS, answered({ sports: [{ slug: 'basketball', count: 2, championships: [] }] }));
    await Promise.resolve();
  };
  const show = async (type?: string, query = '') => {
    const props = { params: type === undefined ? {} : { type }, query, path: '', setSeo: () => undefined };
    render(<ResultsPage {...(props as unknown as PageProps)} />);
    for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
  };
  const rows = () =>
    [...document.querySelectorAll('[data-event]')].map((row) => row.textContent.replace(/\s+/g, ' '));
  const asked = () =>
    page.requests.filter(({ path }) => path === RESULTS).map(({ options }) => options.query);
  afterEach(() => page.remove());

  it('shows matches that are over with the score of each period, page by page', async () => {
    await open();
    page.answer('GET', RESULTS, answered({ events: [result('1')], next: '5-1' }));
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results');
    expect(rows()[0]).toContain('202545');
    page.answer('GET', RESULTS, answered({ events: [result('2', { status: 'cancelled' })], next: null }));
    fireEvent.click(screen.getByRole('button', { name: 'More results' }));
    for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
    expect(rows()).toHaveLength(2);
    expect(rows()[1]).toContain('Cancelled');
    expect(asked()[1]).toMatchObject({ cursor: '5-1' });
  });

  it('names who came first of a field, all places where they are known, and no score', async () => {
    await open();
    const race = { en: 'Race 4711' };
    const silk = { pattern: 'solid', colours: ['#c8102e', '#f4f1e8'] } as const;
    const side = { name: race, silk: { ...silk, colours: [...silk.colours] as [string, string] } };
    const raced = result('1', {
      home: side,
      away: side,
      score: [0, 0],
      parts: [],
      winners: [{ en: 'Comet' }],
    });
    const placings = ['Comet', 'Ember', 'Flint'].map((name, at) => ({
      ...{ place: at === 0 ? 1 : 2, code: `${at + 1}`, name: { en: name } },
    }));
    const withdrawn = ['Onyx', 'Slate'].map((name) => ({ code: name, name: { en: name } }));
    page.answer(
      'GET',
      RESULTS,
      answered({ events: [raced, { ...raced, id: '2', placings, withdrawn }], next: null }),
    );
    await show();
    expect(rows()[0]).toContain('Race 4711Comet');
    expect(rows()[0]).not.toContain('Comet0');
    const order = screen.getByRole('list', { name: 'The order at the end' });
    expect([...order.children].map((one) => one.textContent)).toEqual(['1 Comet', '2 Ember', '2 Flint']);
    expect(rows()[0]).not.toContain('Withdrawn');
    expect(rows()[1]).toContain('Withdrawn, bets on it void: Onyx, Slate');
  });

  it('leads from a match that is over to its statistics, while the site has them', async () => {
    await open();
    page.answer('GET', RESULTS, answered({ events: [result('1')], next: null }));
    await show();
    expect(screen.queryByRole('link', { name: /45/ })).toBeNull();
    act(() => page.setSite({ features: [STATISTICS_FEATURE] }));
    expect(screen.getByRole('link', { name: /45/ }).getAttribute('href')).toBe('/en/statistic/1');
  });

  it('asks for the day, sport and championship of the address, and for a team of a month', async () => {
    await open();
    page.answer('GET', RESULTS, answered({ events: [], next: null }));
    await show('zone', '?day=2026-11-05&sport=tennis&champ=12');
    expect(asked()[0]).toMatchObject({ sport: 'tennis', championshipId: '12' });
    const { fromMs = 0, toMs = 0 } = asked()[0] as { fromMs?: number; toMs?: number };
    expect(toMs - fromMs).toBe(86_400_000);
    expect(screen.getByText('No match here is over yet')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' rovers ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(page.navigations.at(-1)).toMatchObject({
      href: '/en/results/zone?day=2026-11-05&sport=tennis&search=rovers',
    });
  });

  it('shows matches that are being played, and their scores as they move', async () => {
    await open();
    const event = anEvent();
    page.answer('GET', '/web-api/sportsbook/events', answered({ events: [event], total: 1, types: [] }));
    page.setEvent(event);
    await show('live');
    act(() => page.setEvent({ ...event, state: { ...event.state, score: [7, 3] } }));
    expect(rows()[0]).toContain('7');
    expect(screen.getByRole('link', { name: /7/ }).getAttribute('href')).toContain('/en/live/football/');
  });

  it('says in Russian that results could not be read, and tries again', async () => {
    await open('ru');
    page.answer('GET', RESULTS, refusal('INTERNAL'));
    await show();
    expect(screen.getByText(ru.list.failed)).toBeTruthy();
  });
});
