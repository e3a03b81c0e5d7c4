import type { ContentBody, ContentView } from '@paddock/contract/schemas';

import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { bodyOf, textOf } from './content.fixture.ts';

describe('a draft', () => {
  let platform: OperatorsPlatform;
  let nora: TestOperator;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    nora = await operatorWith(platform, 'nora', 'editor');
  });
  afterAll(() => platform.close());

  const because = { reason: 'the editor said so' };
  const ask = (path: string, body: object) =>
    call(platform, nora, 'POST', `content${path}`, { ...body, ...because });
  const write = (address: string, body: ContentBody) => ask('/drafts', { address, seen: 0, body });
  /** The address of its preview, and the query of that alone. */
  const previewOf = async (address: string) => {
    const body = { address, number: 1 };
    const { path } = (await call(platform, nora, 'POST', 'content/preview', body)).json<{ path: string }>();
    return { path, query: path.slice(path.indexOf('?')).replace('?', '&') };
  };
  const read = async (address: string, query = '') => {
    const url = `/web-api/content/document?address=${address}&language=en${query}`;
    return (await platform.app.inject(url)).json<ContentView & { readonly code?: string }>();
  };

  it('may be left unfinished, is shown without what is not, and is published when nothing is missing', async () => {
    const address = '/pages/begun';
    const blocks = [
      { block: 'text', text: 'There already.' },
      { block: 'heading', level: 2, text: '', anchor: '' },
      { block: 'picture', source: '', alt: '' },
      { block: 'games', title: 'Play', games: [] },
      { block: 'link', label: '', target: 'javascript:alert(1)' },
    ];
    const texts = (written: readonly object[]) => ({ en: { title: '', description: '', blocks: written } });
    const save = (seen: number, body: object) => ask('/drafts', { address, seen, body });
    expect((await save(0, { kind: 'page', texts: texts(blocks) })).json()).toEqual({ number: 1 });
    const kept = await call(platform, nora, 'GET', `content/document?address=${address}`);
    expect(kept.json()).toMatchObject({ number: 1, body: { texts: texts(blocks) } });
    const { documents } = (await call(platform, nora, 'GET', 'content')).json<{ documents: unknown[] }>();
    expect(documents).toContainEqual(expect.objectContaining({ address, title: address }));
    const { query } = await previewOf(address);
    expect((await read(address, query)).text.blocks).toEqual([blocks[0]]);
    for (const more of [{}, { fromMs: platform.clock.nowMs() + 60_000 }]) {
      const refused = await ask('/publish', { address, number: 1, ...more });
      expect(refused.json()).toMatchObject({
        code: 'CONTENT_INVALID',
        details: {
          wrong: expect.arrayContaining([{ place: '/texts/en/title', rule: 'missing' }]) as unknown,
        },
      });
    }
    const finished = { kind: 'page', texts: { en: textOf('Begun') } };
    await save(1, finished);
    expect((await ask('/publish', { address, number: 2 })).statusCode).toBe(204);
    // What is written has to be right in a draft too.
    for (const wrong of [
      { kind: 'page', texts: texts([{ block: 'text' }]) },
      { kind: 'page', texts: texts([{ block: 'text', text: '[x](javascript:alert(1))' }]) },
      { kind: 'page', texts: {} },
      { kind: '', texts: texts([]) },
      { kind: 'page', texts: { en: { ...textOf('x'), blocks: '' } } },
      { kind: 'page', texts: texts([]), day: '' },
    ])
      expect((await save(2, wrong)).json()).toMatchObject({ code: 'CONTENT_INVALID' });
  });

  it('is seen by its link during maintenance, when nothing else is', async () => {
    const address = '/pages/prepared';
    await write(address, bodyOf('page', 'Prepared'));
    const { path, query } = await previewOf(address);
    const ada = await operatorWith(platform, 'ada', 'admin');
    const until = { endsAtMs: platform.clock.nowMs() + 60_000, ...because };
    await call(platform, ada, 'POST', 'maintenance', until);
    const load = async (url: string) => {
      const { statusCode, headers, body } = await platform.app.inject(url);
      return { status: statusCode, to: headers.location, body };
    };
    const opened = await load(`/en${path}`);
    expect(opened.status).toBe(200);
    // The browser opens by the same table what the server has opened, and no neighbour of it.
    expect(opened.body).toContain(`"paths":["${address}"]`);
    expect(await read(address, query)).toMatchObject({ isPreview: true, text: { title: 'Prepared' } });
    // A click knows no signatures: the page it comes to does.
    const way = `/en/site-updates?path=${encodeURIComponent(path)}`;
    expect(await load(way)).toMatchObject({ status: 302, to: `/en${path}` });
    const answers = [await read(address), await read('/about', query), await read(address, `${query}x`)];
    expect(answers.map(({ code }) => code)).toEqual(['MAINTENANCE', 'MAINTENANCE', 'MAINTENANCE']);
    const closed = [`/en${address}`, `/en${path}x`, `/en/about?${query.slice(1)}`];
    for (const url of closed)
      expect((await load(url)).to).toBe(`/en/site-updates?path=${encodeURIComponent(url.slice(3))}`);
    await call(platform, ada, 'POST', 'maintenance/end', because);
  });

  it('is not seen by a link to another one that stood at its address before', async () => {
    const address = '/pages/first';
    await write(address, bodyOf('page', 'First'));
    const { path, query } = await previewOf(address);
    await ask('/move', { address, to: '/pages/first-moved' });
    await write(address, bodyOf('page', 'Second, nobody may see it yet'));
    expect((await read(address, query)).code).toBe('CONTENT_LINK_INVALID');
    expect((await platform.app.inject(`/en${path}`)).statusCode).toBe(404);
  });

  it('is seen by its link before it is published, for a day', async () => {
    await write('/pages/secret', bodyOf('page', 'Secret'));
    const { path, query } = await previewOf('/pages/secret');
    expect(await read('/pages/secret', query)).toMatchObject({ isPreview: true, text: { title: 'Secret' } });
    expect((await platform.app.inject(`/en${path}`)).statusCode).toBe(200);
    expect((await read('/about', query)).code).toBe('CONTENT_LINK_INVALID');
    expect((await read('/pages/secret', `${query}x`)).code).toBe('CONTENT_LINK_INVALID');
    await platform.leap(25 * 3_600_000);
    expect((await read('/pages/secret', query)).code).toBe('CONTENT_LINK_INVALID');
  });
});
