import { subjectOf, type NamesOf } from './seo-values.ts';

const LEAGUE = '301-northern-league';

/** There is one match, in one league of football. */
const namesOf: NamesOf = (kind, value, { sport, championship } = {}) => {
  const isThere =
    sport === 'football' &&
    championship?.startsWith('301-') === true &&
    (kind === 'champ' || value === '401-x');
  const own = kind === 'champ' ? { part: LEAGUE } : { page: `/line/football/${LEAGUE}/401-ash-birch` };
  return Promise.resolve(isThere ? { names: { name: { en: kind } }, ...own } : undefined);
};

describe('what a page is of', () => {
  it.each([
    [{ sport: 'football', champ: LEAGUE }, 'champ'],
    [{ sport: 'football', champ: LEAGUE, game: '401-x' }, 'game'],
    [{ sport: 'football', champ: LEAGUE, game: '402-x' }, undefined],
    [{ sport: 'football', champ: '99999-x', game: '401-x' }, undefined],
    [{ sport: 'football', champ: '99999-x' }, undefined],
    [{ sport: 'tennis', champ: LEAGUE }, undefined],
  ])('at %j is known where all of its address is: %s [S2-07]', async (params, name) => {
    const page = { params, path: '/live', language: 'en' };
    expect(await subjectOf(page, namesOf)).toMatchObject({
      isUnknown: name === undefined,
      values: name === undefined ? {} : { name },
    });
  });

  it('is nothing of a list of everything', async () => {
    const page = { params: {}, path: '/live', language: 'en' };
    expect(await subjectOf(page, namesOf)).toEqual({ isUnknown: false, values: {}, path: page.path });
  });

  it.each([
    ['/live/football/301-old-name', '/live/football/301-northern-league'],
    ['/live/football/301-old-name/401-x', '/line/football/301-northern-league/401-ash-birch'],
    ['/live/football/999-x', '/live/football/999-x'],
  ])('%s has its own path, whatever words stood beside the ids: %s', async (path, own) => {
    const [, , sport = '', champ = '', game] = path.split('/');
    const params = { sport, champ, ...(game === undefined ? {} : { game }) };
    expect((await subjectOf({ params, path, language: 'en' }, namesOf)).path).toBe(own);
  });
});
