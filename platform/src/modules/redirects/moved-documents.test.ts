import type { RedirectAnswer } from '@paddock/contract/schemas';

import { bodyOf, ContentFolderFixture } from '../content/content.fixture.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
} from '../operators/operators.fixture.ts';

const folder = new ContentFolderFixture();
let platform: OperatorsPlatform;

beforeAll(async () => {
  folder.write('/about', bodyOf('page', 'About'));
  platform = await createOperatorsFixture({ contentDir: folder.dir });
});
afterAll(async () => {
  await platform.close();
  folder.remove();
});

it('a rule leads in one step to a document that moved after it was made', async () => {
  const admin = await operatorWith(platform, 'ada', 'admin');
  const editor = await operatorWith(platform, 'nora', 'editor');
  const send = async (url: string, { bearer }: typeof admin, body: object) => {
    const answer = await platform.app.inject({ method: 'POST', url, headers: bearer, body });
    return answer.statusCode;
  };
  const put = [{ kind: 'exact', from: '/old-about', to: '/about?from=old', status: 301 }];
  const change = { put, remove: [], seen: 0, reason: 'the new menu' };
  expect(await send('/operator-api/redirects/changes', admin, change)).toBeLessThan(300);
  const move = { address: '/about', to: '/pages/story2', reason: 'a longer story' };
  expect(await send('/operator-api/content/move', editor, move)).toBe(204);

  const { statusCode, headers } = await platform.app.inject('/en/old-about');
  expect([statusCode, headers.location]).toEqual([301, '/en/pages/story2?from=old']);
  const click = await platform.app.inject({
    method: 'POST',
    url: '/redirects-api/api/v1/redirect-light',
    body: { url: '/en/old-about' },
  });
  expect(click.json<RedirectAnswer>().data).toMatchObject({
    url: '/en/pages/story2?from=old',
    breadcrumbs: ['/en/old-about', '/en/about?from=old', '/en/pages/story2?from=old'],
  });
});
