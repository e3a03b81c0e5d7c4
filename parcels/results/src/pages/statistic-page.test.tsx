import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { STATISTICS_FEATURE, type PageProps } from '@paddock/contract';
import type { EventStatisticsView, FormMatch, TeamForm } from '@paddock/contract/schemas';
import {
  aCompetitor,
  anEvent,
  answered,
  installFakePage,
  refusal,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import manifest from '../../parcel.json' with { type: 'json' };
import { StatisticPage } from './statistic-page.tsx';

const READ = '/web-api/sportsbook/events/401/statistics';
const NOTHING: TeamForm = { matches: [], won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };

function played(id: string, score: [number, number], outcome: FormMatch['outcome']): FormMatch {
  return {
    id,
    startsAtMs: Number(id) * 86_400_000,
    isHome: true,
    opponent: aCompetitor('Oxmoor'),
    score,
    outcome,
  };
}

function statistics(change: Partial<EventStatisticsView> = {}): EventStatisticsView {
  const { markets: _markets, marketCount: _count, ...event } = anEvent();
  const goal = { kind: 'goal', atSec: 600, side: 'home' } as const;
  const side = { drawn: 0, lost: 0, played: 2, scored: 3, conceded: 1 };
  return {
    event: { ...event, state: { ...event.state, incidents: [goal] } },
    form: [
      {
        matches: [played('9', [3, 1], 'won'), played('8', [0, 0], 'drawn')],
        won: 1,
        drawn: 1,
        lost: 0,
        scored: 3,
        conceded: 1,
      },
      NOTHING,
    ],
    meetings: [{ id: '7', startsAtMs: 0, isHome: false, score: [2, 1] }],
    table: {
      sinceMs: 0,
      rows: [
        { place: 1, team: event.home, won: 2, points: 6, ...side },
        { place: 2, team: aCompetitor('Oxmoor'), won: 1, points: 3, ...side },
      ],
    },
    ...change,
  };
}

describe('the statistics of a match', () => {
  let page: FakePage;
  const open = async (language = 'en') => {
    page = installFakePage({ dictionaries: { results: { en, ru } }, language });
    await Promise.resolve();
  };
  const setSeo = jest.fn();
  const show = async (routeId = 'results.statistic') => {
    const props = { params: { event: '401' }, query: '', path: '', routeId, setSeo };
    render(<StatisticPage {...(props as unknown as PageProps)} />);
    for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
  };
  const panel = (name: string) => {
    const found = screen.getByRole('heading', { name }).closest('section');
    if (found === null) throw new Error(`no panel ${name}`);
    return found;
  };
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ');
  beforeEach(() => {
    setSeo.mockClear();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('shows form, table, meetings and averages, each chart with its figures in words', async () => {
    await open();
    page.answer('GET', READ, answered(statistics()));
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour City – Mill Rovers');
    expect(setSeo).toHaveBeenCalledWith({ home: 'Harbour City', away: 'Mill Rovers' });
    const form = panel('Form');
    expect(within(form).getByRole('img', { name: /last 2 matches of Harbour City/ })).toBeTruthy();
    expect(within(form).getAllByRole('row', { hidden: true }).map(textOf)).toEqual([
      'DayOpponentScoreDifference',
      expect.stringMatching(/Oxmoor3:1\+2$/),
      expect.stringMatching(/Oxmoor0:00$/),
    ]);
    expect(textOf(form)).toContain('1 won, 1 drawn, 0 lost');
    expect(textOf(form)).toContain('No match of this side is over yet');
    expect(within(panel('Northern League')).getAllByRole('row').map(textOf)).toEqual([
      '№SidePWDL+/−Pts',
      '1Harbour City2200+26',
      '2Oxmoor2100+23',
    ]);
    expect(textOf(panel('Head to head'))).toMatch(
      /Harbour City1drawn0Mill Rovers0.*Mill Rovers1:2Harbour City/,
    );
    expect(textOf(panel('On average'))).toMatch(/Scored a match1\.5–.*Matches won50%–/);
  });

  it('draws how the score grew, and goes on as the match does', async () => {
    await open();
    const told = statistics();
    page.answer('GET', READ, answered(told));
    const event = anEvent();
    page.setEvent({ ...event, state: told.event.state });
    await show();
    const course = panel('Course of the score');
    const rows = () => within(course).getAllByRole('row').map(textOf);
    expect(within(course).getByRole('img')).toBeTruthy();
    expect(rows()).toEqual(['WhenScoredScore', '11′Harbour City1:0']);
    const incidents = [
      ...(told.event.state.incidents ?? []),
      { kind: 'goal', atSec: 1_260, side: 'away' } as const,
    ];
    act(() => page.setEvent({ ...event, state: { ...event.state, score: [1, 1], incidents } }));
    expect(rows().at(-1)).toBe('22′Mill Rovers1:1');
  });

  it('leads to the prices from the site, not from a window of its own', async () => {
    await open();
    page.answer('GET', READ, answered(statistics()));
    await show();
    expect(screen.getByRole('link', { name: 'To the prices' }).getAttribute('href')).toContain('/401-');
    cleanup();
    await show('results.statistic-popup');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no points where the sport has none, and the share of matches won instead', async () => {
    await open('ru');
    const { table, ...rest } = statistics();
    const rows = table.rows.map((row) => ({ ...row, points: null }));
    page.answer('GET', READ, answered({ ...rest, table: { ...table, rows } }));
    await show();
    expect(within(panel('Северная лига')).getAllByRole('row').map(textOf)).toEqual([
      '№УчастникИВП+/−%',
      '1Harbour City220+2100',
      '2Oxmoor210+250',
    ]);
  });

  it('says that there is nothing to tell before anybody has played', async () => {
    await open();
    const none = { form: [NOTHING, NOTHING], meetings: [], table: { sinceMs: null, rows: [] } } as const;
    page.answer('GET', READ, answered({ ...statistics(), ...none }));
    await show();
    expect(screen.getByText(en.stat.none.title)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Head to head' })).toBeNull();
  });

  it('tells an event nobody knows from one that could not be read, which it reads again', async () => {
    await open();
    page.answer('GET', READ, refusal('EVENT_UNKNOWN'));
    await show();
    expect(screen.getByText(en.stat.gone.title)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/results');
    cleanup();
    page.remove();
    await open();
    page.answer('GET', READ, refusal('INTERNAL'));
    await show();
    expect(screen.getByText(en.stat.failed)).toBeTruthy();
    page.answer('GET', READ, answered(statistics()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
    expect(panel('Form')).toBeTruthy();
  });
});

it('both addresses are closed with the feature that the links to them ask for', () => {
  const routes = manifest.routes.filter(({ id }) => id.startsWith('results.statistic'));
  expect(routes.map(({ guards, meta }) => [guards, 'featureId' in meta && meta.featureId])).toEqual([
    [['feature'], STATISTICS_FEATURE],
    [['feature'], STATISTICS_FEATURE],
  ]);
});
