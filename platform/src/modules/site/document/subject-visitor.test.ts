import { startTestSite, type TestSite } from '../testing/test-site.ts';

/** Nobody in Germany finds what everybody else does, nor does player 7 from wherever they ask. */
describe('what is not there for everybody', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      dependencies: {
        countryOf: ({ headers }) => String(headers['x-from']),
        namesOf: (_kind, _value, { visitor } = {}) => {
          const isKept = visitor?.playerId === '7' || visitor?.country === 'DE';
          return Promise.resolve(isKept ? undefined : { names: { name: { en: 'X' } } });
        },
      },
    });
  });
  afterAll(() => site.close());

  it.each([
    ['FR', '', 200],
    ['DE', '', 404],
    ['FR', 'player=7:0', 404],
  ])('answers from %s as %j with %i', async (from, cookie, status) => {
    const headers = { 'x-from': from, cookie };
    const answer = await site.platform.app.inject({ url: '/en/live/football/401-x', headers });
    expect(answer.statusCode).toBe(status);
  });
});
