import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ChampionshipView, EventDetail } from '@paddock/contract/schemas';
import { answered, refusal, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  askedLists,
  linksTo,
  listed,
  openBettingPage,
  pageAt,
  settled,
  stateOf,
} from './betting-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { GamePage } from './game-page.tsx';

const CATALOGUE = '/web-api/sportsbook/catalogue';
const EVENTS = '/web-api/sportsbook/events';
const CHAMPIONSHIP = '/web-api/sportsbook/championships/31';

const championship = { id: '31', slug: 'river-masters', name: { en: 'River Masters' } };
const listedSport = (slug: string, live: number, line: number) => ({
  ...{ slug, name: { en: slug }, live, line },
  championships: [{ ...championship, regionCode: 'int', regionName: { en: 'World', ru: 'Мир' }, live, line }],
});
const CATALOGUE_VIEW = {
  sports: [listedSport('football', 9, 9), listedSport('dota-2', 2, 3), listedSport('virtual-football', 1, 4)],
};
const dota = (nr: number, status: 'live' | 'upcoming'): EventDetail =>
  aMatch(nr, {
    ...{ sport: 'dota-2', championship },
    state: stateOf({ status, period: status === 'live' ? 'm1' : '', parts: [] }),
  });

let page: FakePage;
beforeEach(() => {
  jest.useFakeTimers();
  page = openBettingPage();
  page.answer('GET', CATALOGUE, answered(CATALOGUE_VIEW));
});
afterEach(() => {
  cleanup();
  page.remove();
  jest.useRealTimers();
});

/** Shows the page of a route, as the site would. */
async function show(routeId: string, path: string, params: Record<string, string>) {
  const props = { ...pageAt(path, params), routeId: `betting.${routeId}` };
  render(params['game'] === undefined ? <FurtherPage {...props} /> : <GamePage {...props} />);
  await settled();
  return props;
}

function answerEvents(live: readonly EventDetail[], line: readonly EventDetail[]): void {
  page.answer('GET', EVENTS, ({ options }) => {
    const events = options.query?.['section'] === 'live' ? live : line;
    return answered({ events, total: events.length, types: TOLD_TYPES });
  });
}

describe('cyber sports', () => {
  it('are listed by kind, each discipline with what is on and to come [S2-12]', async () => {
    await show('cyber', '/cyber', {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cyber sports');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('E-sports');
    expect(linksTo(/^(?:E-sports|Virtual|In pictures)$/)).toEqual([
      '/en/cyber/real',
      '/en/cyber/virtual',
      '/en/cyber/stream',
    ]);
    expect(screen.getByRole('link', { name: /Dota 2/ }).textContent).toBe('Dota 22 live3 to come');
    expect(linksTo(/Dota 2|Counter-Strike|League/)).toEqual([
      '/en/cyber/real/counter-strike',
      '/en/cyber/real/dota-2',
      '/en/cyber/real/league-of-legends',
    ]);
    expect(linksTo(/football/i)).toEqual([]);
    act(() => page.setCatalogue({ sports: [listedSport('dota-2', 0, 1)] }));
    expect(screen.getByRole('link', { name: /Dota 2/ }).textContent).toBe('Dota 21 to come');
  });

  it('of a computer are apart from those of people; what is followed in a picture is on', async () => {
    await show('cyber', '/cyber/virtual', { type: 'virtual' });
    expect(screen.getByRole('link', { name: /Virtual football/ }).textContent).toBe(
      'Virtual football1 live4 to come',
    );
    cleanup();
    await show('cyber', '/cyber/stream', { type: 'stream' });
    expect(screen.getByRole('link', { name: /Virtual football/ }).textContent).toBe('Virtual football1 live');
    expect(linksTo(/Dota 2/)).toEqual([]);
  });

  it('wait, say that they could not be read, and try again', async () => {
    page.answer('GET', CATALOGUE, refusal('INTERNAL'));
    await show('cyber', '/cyber', {});
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    page.answer('GET', CATALOGUE, answered(CATALOGUE_VIEW));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(linksTo(/Dota 2/)).toHaveLength(1);
  });
});

describe('a discipline', () => {
  it('shows what is on, then what is to come, and leads on below its kind [S2-12]', async () => {
    answerEvents([dota(1, 'live')], [dota(2, 'upcoming')]);
    const { setSeo } = await show('discipline', '/cyber/real/dota-2', { type: 'real', discipline: 'dota-2' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dota 2');
    expect(setSeo).toHaveBeenCalledWith({ name: 'Dota 2' });
    expect(listed()).toEqual(['41', '42']);
    expect(askedLists(page)).toMatchObject([
      { section: 'live', sport: 'dota-2' },
      { section: 'line', sport: 'dota-2' },
    ]);
    expect(linksTo(/River Masters/)).toContain('/en/cyber/real/dota-2/31-river-masters');
    const [row] = document.querySelectorAll('[data-event="41"] a');
    expect(row?.getAttribute('href')).toMatch(/^\/en\/cyber\/real\/dota-2\/31-river-masters\/41-/);
    expect(linksTo(/^Championships$/)).toEqual(['/en/cyber/real/dota-2/champs']);
  });

  it('says that it has no matches', async () => {
    answerEvents([], []);
    await show('discipline', '/cyber/real/dota-2', { type: 'real', discipline: 'dota-2' });
    expect(screen.getByText('No matches for now')).toBeTruthy();
  });

  it('has its championships, and says where it has none [S2-12]', async () => {
    const at = { type: 'real', discipline: 'dota-2', tab: 'champs' };
    await show('discipline', '/cyber/real/dota-2/champs', at);
    expect(linksTo(/River Masters/)).toEqual(['/en/cyber/real/dota-2/31-river-masters']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Championships');
    cleanup();
    await show('discipline', '/', { ...at, discipline: 'counter-strike' });
    expect(linksTo(/River Masters/)).toEqual([]);
    expect(linksTo(/Cyber sports/)).toContain('/en/cyber/real');
  });

  it('is followed in pictures, one for each match that is on [S2-12]', async () => {
    const match = aMatch(1, {
      ...{ sport: 'virtual-football', championship },
      state: stateOf({ status: 'live', period: 'h1', clockSec: 600, parts: [[0, 0]], incidents: [] }),
    });
    answerEvents([match], []);
    page.answer('GET', '/web-api/sportsbook/events/41', answered(match));
    page.setEvent(match);
    await show('discipline', '/', { type: 'stream', discipline: 'virtual-football' });
    expect(screen.getByRole('img', { name: 'Play goes on' })).toBeTruthy();
    expect(linksTo(/^\d+ markets? of/)[0]).toMatch(
      /^\/en\/cyber\/stream\/virtual-football\/31-river-masters\/41-/,
    );
    cleanup();
    answerEvents([], []);
    await show('discipline', '/', { type: 'stream', discipline: 'virtual-football' });
    expect(screen.getByText('The picture comes with the next match.')).toBeTruthy();
  });

  it.each([
    ['real', 'football'],
    ['virtual', 'dota-2'],
    ['real', 'chess'],
  ])('is none: %s %s', async (type, discipline) => {
    await show('discipline', '/', { type, discipline });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'There is no such page of cyber sports',
    );
    expect(linksTo(/^Cyber sports$/)).toEqual(['/en/cyber']);
  });
});

describe('a championship of a discipline', () => {
  const view: ChampionshipView = {
    ...{ ...championship, sport: 'dota-2' },
    region: { code: 'int', name: { en: 'World' } },
  };
  const at = { type: 'real', discipline: 'dota-2', champId: '31-river-masters' };

  it('shows its matches under its name [S2-12]', async () => {
    page.answer('GET', CHAMPIONSHIP, answered(view));
    answerEvents([dota(1, 'live')], [dota(2, 'upcoming')]);
    const { setSeo } = await show('cyber-champ', '/', at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('River Masters');
    expect(setSeo).toHaveBeenCalledWith({ name: 'River Masters' });
    expect(listed()).toEqual(['41', '42']);
    expect(askedLists(page)).toMatchObject([{ championshipId: '31' }, { championshipId: '31' }]);
    expect(linksTo(/^Dota 2$/)).toContain('/en/cyber/real/dota-2');
  });

  it.each([
    ['that nobody knows', refusal('NOT_FOUND')],
    ['of another sport', answered({ ...view, sport: 'tennis' })],
  ])('is none %s', async (_what, answer) => {
    page.answer('GET', CHAMPIONSHIP, answer);
    await show('cyber-champ', '/', at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'There is no such page of cyber sports',
    );
  });
});

describe('a match of a discipline', () => {
  const at = { type: 'real', discipline: 'dota-2', champ: '31-river-masters', game: '41-some' };
  const answerMatch = (match: EventDetail) => {
    page.answer('GET', '/web-api/sportsbook/events/41', answered(match));
    page.setEvent(match);
  };

  it('has its score and markets, and leads back to its championship [S2-12]', async () => {
    answerMatch(dota(1, 'live'));
    await show('cyber-game', '/', at);
    expect(linksTo(/River Masters/)).toEqual(['/en/cyber/real/dota-2/31-river-masters']);
    expect(screen.getByRole('button', { name: 'Back to the championship' })).toBeTruthy();
  });

  it('is none of another sport', async () => {
    answerMatch(aMatch(1));
    await show('cyber-game', '/', at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'There is no such page of cyber sports',
    );
  });
});
