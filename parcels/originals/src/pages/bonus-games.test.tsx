import { screen } from '@testing-library/react';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import parcel from '../../parcel.json' with { type: 'json' };
import { FACES } from '../faces/all-faces.ts';
import { press, showGame, stake } from './game-page.fixture.tsx';

/** What is loaded before takes no time on a slow machine. */
async function showLoaded(code: string) {
  await FACES[code]?.();
  return showGame(code, { isGuest: true });
}

/** What a browser says of a visitor who did not ask for less motion. */
const NO_QUERY = { addEventListener: () => undefined, removeEventListener: () => undefined };

const BONUS_GAMES = ['chest', 'fortuna', 'memory', 'safe', 'lottery', 'dragon'] as const;

describe('bonus games', () => {
  it('are offered by their names, each at an address of its own [S9-19]', () => {
    expect(Object.keys(FACES)).toEqual(expect.arrayContaining([...BONUS_GAMES]));
    expect(parcel.routes[0]?.params.own?.values).toEqual(expect.arrayContaining([...BONUS_GAMES]));
    expect(BONUS_GAMES.map((code) => en.games[code].name)).toEqual([
      ...['Chest', 'Fortuna', 'Memory', 'Safe', 'Lottery', 'Dragon'],
    ]);
    expect(BONUS_GAMES.map((code) => ru.games[code].name)).toEqual([
      ...['Сундук', 'Фортуна', 'Мемори', 'Сейф', 'Лотерея', 'Дракон'],
    ]);
  });

  it.each([...BONUS_GAMES, 'slot', 'scratch', 'bingo'])('have a face with the rules of %s', async (code) => {
    expect((await FACES[code]?.())?.game.code).toBe(code);
  });

  it('wait for what is chosen on the table, and play for play money', async () => {
    const { page, unmount } = await showLoaded('chest');
    stake('1');
    expect(screen.getByTestId('game-unavailable').textContent).toBe('Complete your choice');
    await press('Chest 1');
    await press('Play €1.00');
    expect(screen.getByTestId('game-result').textContent).toMatch(/€1\.00/);
    unmount();
    page.remove();
  });
});

describe('a motion that is ended by a press', () => {
  it('tells the result at once', async () => {
    const { page, unmount } = await showLoaded('bingo');
    Object.assign(globalThis, { matchMedia: () => ({ ...NO_QUERY, matches: false }) });
    stake('1');
    await press('Play €1.00');
    expect(screen.getByTestId('game-result').textContent).not.toMatch(/€/);
    await press('Show at once');
    expect(screen.getByTestId('game-result').textContent).toMatch(/€1\.00/);
    unmount();
    page.remove();
  });
});
