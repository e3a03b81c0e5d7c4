import type { RedirectsView } from '@paddock/contract/schemas';

import { bodyOf, ContentFolderFixture } from '../content/content.fixture.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';

interface Refused {
  readonly code?: string;
  readonly details?: { readonly problems?: readonly string[] };
}

const folder = new ContentFolderFixture();
let platform: OperatorsPlatform;
let ada: TestOperator;

beforeAll(async () => {
  folder.write('/about', bodyOf('page', 'About'));
  platform = await createOperatorsFixture({ contentDir: folder.dir });
  ada = await operatorWith(platform, 'ada', 'admin', 'editor');
});
afterAll(async () => {
  await platform.close();
  folder.remove();
});

const reason = 'the new menu';
async function post(
  path: string,
  body: object,
): Promise<{ readonly status: number; readonly body: Refused }> {
  const url = `/operator-api/${path}`;
  const answer = await platform.app.inject({ method: 'POST', url, headers: ada.bearer, body });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<Refused>() };
}
const version = async () =>
  (await platform.app.inject({ url: '/operator-api/redirects', headers: ada.bearer })).json<RedirectsView>()
    .version;
const rule = (from: string, to: string) => ({ kind: 'exact', from, to, status: 301 });
const change = async (put: readonly object[], more: object = {}) =>
  post('redirects/changes', { put, remove: [], seen: await version(), reason, ...more });
const load = async (url: string) => {
  const { statusCode, headers } = await platform.app.inject(url);
  return [statusCode, headers.location];
};

describe('redirects that hardly anybody means', () => {
  const doubted = [
    rule('/gone-live', '/nowhere'),
    rule('/top-events', '/live'),
    rule('/gone-line', '/live'),
    rule('/about', '/live'),
  ];
  const remove = doubted.map(({ kind, from }) => ({ kind, from }));

  it('are refused where they lead to no page or cover one that is read, unless that is meant', async () => {
    const { status, body } = await change(doubted);
    expect([status, body.code, body.details]).toEqual([
      422,
      'REDIRECTS_DOUBTFUL',
      {
        problems: [
          'exact /gone-live leads to /nowhere, where no page stands',
          'exact /top-events would cover /top-events, which is read',
          'exact /about would cover /about, which is read',
        ],
      },
    ]);
    expect(await version()).toBe(0);
    expect((await change(doubted, { isConfirmed: true })).status).toBe(204);
    expect(await load('/en/about')).toEqual([301, '/en/live']);
    expect((await change([rule('/gone-live', '/nowhere'), rule('/more', '/live')])).status).toBe(204);
  });

  it('are asked about again where a change is taken back that ended them', async () => {
    expect((await change([], { remove })).status).toBe(204);
    const path = `redirects/versions/${String(await version())}/take-back`;
    expect((await post(path, { reason })).body.code).toBe('REDIRECTS_DOUBTFUL');
    expect((await post(path, { reason, isConfirmed: true })).status).toBe(204);
    expect((await change([], { remove })).status).toBe(204);
  });

  it('are taken once the page they cover is withdrawn', async () => {
    expect((await change([rule('/about', '/live')])).body.code).toBe('REDIRECTS_DOUBTFUL');
    expect((await post('content/take-back', { address: '/about', reason })).status).toBe(204);
    expect((await change([rule('/about', '/live')])).status).toBe(204);
  });
});
