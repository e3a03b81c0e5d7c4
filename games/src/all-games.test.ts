import packageJson from '../package.json' with { type: 'json' };
import { allGames, loadGame } from './all-games.ts';

describe('the table of all games', () => {
  it('loads each under its own code and version', async () => {
    for (const { code, version } of allGames())
      expect(await loadGame(code, version)).toMatchObject({ code, version });
  });

  it('has every game that is a door of the package', () => {
    const doors = Object.keys(packageJson.exports).map((door) => door.slice('./'.length));
    const codes = allGames().map(({ code }) => code);
    expect(codes.filter((code) => !doors.includes(code))).toEqual([]);
  });

  it.each([
    ['dice', 0],
    ['dice', 1.5],
    ['toString', 1],
    ['', 1],
  ])('knows no %s of version %d', async (code, version) => {
    expect(await loadGame(code, version)).toBeUndefined();
  });
});
