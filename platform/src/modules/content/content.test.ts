import type { ContentBody, ContentDocumentView, ContentLines, ContentView } from '@paddock/contract/schemas';

import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { bodyOf, ContentFolderFixture, textOf } from './content.fixture.ts';
import { LOOK_EVERY_MS } from './content.ts';

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}
interface Refusal {
  readonly code?: string;
  readonly details?: unknown;
}

describe('documents of a site', () => {
  const folder = new ContentFolderFixture();
  let platform: OperatorsPlatform;
  let nora: TestOperator;

  beforeAll(async () => {
    folder.write('/about', {
      ...bodyOf('page', 'About'),
      texts: { en: textOf('About {{company}}'), ru: textOf('О нас') },
    });
    platform = await createOperatorsFixture({ contentDir: folder.dir });
    nora = await operatorWith(platform, 'nora', 'editor');
  });
  afterAll(async () => {
    await platform.close();
    folder.remove();
  });

  const get = async <Body>(url: string): Promise<Answer<Body>> => {
    const answer = await platform.app.inject(url);
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const read = (address: string, more = '') =>
    get<ContentView & Refusal>(`/web-api/content/document?address=${address}&language=en${more}`);
  const ask = async <Body>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    by = nora,
  ): Promise<Answer<Body & Refusal>> => {
    const answer = await call(platform, by, method, `content${path}`, body);
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Body & Refusal };
  };
  const because = { reason: 'the editor said so' };
  const write = (address: string, body: ContentBody, seen = 0, by = nora) =>
    ask<{ number: number }>('POST', '/drafts', { address, seen, body, ...because }, by);
  const publish = (address: string, number: number, more: object = {}) =>
    ask<object>('POST', '/publish', { address, number, ...because, ...more });
  const documentAt = async (address: string) =>
    (await ask<ContentDocumentView>('GET', `/document?address=${address}`)).body;
  const titleAt = async (address: string) => {
    const { status, body } = await read(address);
    return status === 200 ? body.text.title : body.code;
  };

  it('are those of the files at first, in the language that is asked for', async () => {
    expect(await titleAt('/about')).toBe('About Paddock');
    const { body } = await get<ContentView>('/web-api/content/document?address=/about&language=ru');
    expect(body).toMatchObject({ language: 'ru', text: { title: 'О нас' } });
    const other = await get<ContentView>('/web-api/content/document?address=/about&language=de');
    expect(other.body.language).toBe('en');
  });

  it('says what the site is called', async () => {
    const ada = await operatorWith(platform, 'ada', 'admin');
    await call(platform, ada, 'POST', 'site/changes', {
      change: { companyName: 'Hippodrome' },
      seen: 0,
      ...because,
    });
    expect(await titleAt('/about')).toBe('About Hippodrome');
  });

  it('link to no page that is closed, from when it is', async () => {
    const words = {
      ...bodyOf('page', 'Links'),
      texts: { en: textOf('Links', '[Guests](/user/login), [live](/live)') },
    };
    await write('/pages/links', words);
    await publish('/pages/links', 1);
    const text = async () => (await read('/pages/links')).body.text.blocks;
    expect(await text()).toEqual([{ block: 'text', text: '[Guests](/user/login), [live](/live)' }]);
    const ivy = await operatorWith(platform, 'ivy', 'admin');
    const close = async (closedParcels: readonly string[] | null, seen: number) =>
      call(platform, ivy, 'POST', 'site/changes', { change: { closedParcels }, seen, ...because });
    await close(['welcome'], 1);
    expect(await text()).toEqual([{ block: 'text', text: 'Guests, [live](/live)' }]);
    await close(null, 2);
  });

  it('stand at a word of the operator’s own where one publishes them, else nowhere [S2-64]', async () => {
    await write('/t-derby', bodyOf('page', 'Derby day'));
    expect([await titleAt('/t-derby'), (await publish('/t-derby', 1)).status]).toEqual(['NOT_FOUND', 204]);
    expect(await titleAt('/t-derby')).toBe('Derby day');
  });

  it('are written unread, published, and taken back to what was read before', async () => {
    expect((await write('/pages/story', bodyOf('page', 'Story'))).body).toEqual({ number: 1 });
    expect(await titleAt('/pages/story')).toBe('NOT_FOUND');
    expect((await publish('/pages/story', 1)).status).toBe(204);
    expect(await titleAt('/pages/story')).toBe('Story');
    await write('/pages/story', bodyOf('page', 'Story again'), 1);
    await publish('/pages/story', 2);
    expect(await titleAt('/pages/story')).toBe('Story again');
    const back = () => ask('POST', '/take-back', { address: '/pages/story', ...because });
    await back();
    expect(await titleAt('/pages/story')).toBe('Story');
    await back();
    expect(await titleAt('/pages/story')).toBe('NOT_FOUND');
    expect((await back()).body.code).toBe('CONTENT_NOT_PUBLISHED');
    const { versions } = await documentAt('/pages/story');
    expect(versions.map(({ number, author, state }) => [number, author, state])).toEqual([
      [2, 'nora', 'replaced'],
      [1, 'nora', 'replaced'],
    ]);
  });

  it('refuse the later of two who write or take back at once', async () => {
    await write('/pages/two', bodyOf('page', 'Two'));
    const both = await Promise.all([
      write('/pages/two', bodyOf('page', 'One of them'), 1),
      write('/pages/two', bodyOf('page', 'The other'), 1),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONTENT_CHANGED',
      details: { number: 2 },
    });
    await publish('/pages/two', 1);
    await publish('/pages/two', 2);
    const back = { address: '/pages/two', seen: 2, ...because };
    const taken = await Promise.all([ask('POST', '/take-back', back), ask('POST', '/take-back', back)]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await titleAt('/pages/two')).toBe('Two');
    const news = await Promise.all([
      write('/pages/new', bodyOf('page', 'a')),
      write('/pages/new', bodyOf('page', 'b')),
    ]);
    expect(news.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are published at a time, unless that is withdrawn', async () => {
    await write('/news/goal', bodyOf('news', 'Goal', { day: '2026-11-20' }));
    const fromMs = platform.clock.nowMs() + 60_000;
    await publish('/news/goal', 1, { fromMs });
    const { state, versions } = await documentAt('/news/goal');
    expect([state.planned, versions[0]?.state]).toEqual([[{ id: '1', number: 1, fromMs }], 'planned']);
    await platform.advance(59_000);
    expect(await titleAt('/news/goal')).toBe('NOT_FOUND');
    await platform.advance(1_000 + LOOK_EVERY_MS);
    expect((await read('/news/goal')).body).toMatchObject({ sinceMs: fromMs, day: '2026-11-20' });
    await publish('/news/goal', 1, { fromMs: platform.clock.nowMs() + 1_000 });
    expect((await ask('POST', '/plans/2/withdraw', because)).status).toBe(204);
    expect((await ask('POST', '/plans/2/withdraw', because)).status).toBe(404);
    expect((await publish('/news/goal', 1, { fromMs: 1 })).status).toBe(400);
  });

  it('are led back to an address they were moved from by no redirect', async () => {
    await write('/blog/here', bodyOf('article', 'Here'));
    await publish('/blog/here', 1);
    await ask('POST', '/move', { address: '/blog/here', to: '/blog/there', ...because });
    const put = [{ kind: 'exact', from: '/blog/there', to: '/blog/here', status: 301 }];
    const gil = await operatorWith(platform, 'gil', 'admin');
    const body = { put, remove: [], seen: 0, ...because };
    const answer = await call(platform, gil, 'POST', 'redirects/changes', body);
    expect(answer.json()).toMatchObject({
      code: 'REDIRECTS_INVALID',
      details: { problems: ['exact /blog/there leads in a circle: exact /blog/there'] },
    });
  });

  it('lead from an old address to the new one, and lists what they differ in', async () => {
    await write('/blog/old', bodyOf('article', 'Moved'));
    await publish('/blog/old', 1);
    const to = '/blog/new';
    expect((await ask('POST', '/move', { address: '/blog/old', to, ...because })).status).toBe(204);
    expect((await read('/blog/old')).body).toMatchObject({ code: 'CONTENT_MOVED', details: { to } });
    const direct = await platform.app.inject('/en/blog/old?x=1');
    expect([direct.statusCode, direct.headers.location]).toEqual([301, '/en/blog/new?x=1']);
    expect(await titleAt(to)).toBe('Moved');
    const move = (address: string, where: string) => ask('POST', '/move', { address, to: where, ...because });
    expect((await move(to, '/about')).body.code).toBe('CONTENT_INVALID');
    expect((await move('/blog/none', '/blog/x')).body.code).toBe('CONTENT_UNKNOWN');
    const moved = { code: 'CONTENT_MOVED', details: { to } };
    expect((await write('/blog/old', bodyOf('article', 'Mine'), 1)).body).toMatchObject(moved);
    expect((await publish('/blog/old', 1)).body).toMatchObject(moved);
    expect((await move('/blog/old', '/blog/x')).body).toMatchObject(moved);
    expect((await ask('GET', '/document?address=/blog/old')).body).toMatchObject(moved);
    expect((await move('/pages/two', '/about')).body.code).toBe('CONTENT_ADDRESS_TAKEN');
    await write(to, bodyOf('article', 'Moved again'), 1);
    const { differences } = (
      await ask<{ differences: { place: string }[] }>('GET', `/differences?address=${to}&from=1&to=2`)
    ).body;
    expect(differences.map(({ place }) => place)).toContain('/texts/en/title');
  });

  it('answers a direct load with their title, and with 404 where nothing is published', async () => {
    const page = await platform.app.inject('/en/about');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>About Hippodrome');
    expect(page.body).toContain('About {{company}} in short.'.replace('{{company}}', 'Hippodrome'));
    for (const path of ['/en/blog/nothing', '/en/pages/nothing', '/en/pages/secret?preview=x.y'])
      expect((await platform.app.inject(path)).statusCode).toBe(404);
  });

  it('are found by words in their text, titles first, and below an address alone', async () => {
    await write('/help/money', bodyOf('help', 'Money'));
    await write('/help/paying', { kind: 'help', texts: { en: textOf('Paying', 'Of money and **cards**.') } });
    await publish('/help/money', 1);
    await publish('/help/paying', 1);
    const find = async (typed: string, more = '') => {
      const found = await get<ContentLines>(`/web-api/content/search?typed=${typed}&language=en${more}`);
      return found.body.lines.map(({ address }) => address);
    };
    expect(await find('money')).toEqual(['/help/money', '/help/paying']);
    expect(await find('crads')).toEqual(['/help/paying']);
    expect(await find('hippodrome', '&below=/help')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('refuse who may not write, and documents that cannot be', async () => {
    const trader = await operatorWith(platform, 'theo', 'trader');
    expect((await write('/pages/x', bodyOf('page', 'x'), 0, trader)).status).toBe(403);
    const refused = await write('/live', bodyOf('page', 'x'));
    expect(refused.body).toMatchObject({
      code: 'CONTENT_INVALID',
      details: { wrong: [{ place: '/kind', rule: 'address', named: '/live' }] },
    });
    expect((await write('/pages/none', bodyOf('page', 'x'), 4)).body.code).toBe('CONTENT_UNKNOWN');
    expect((await publish('/about', 99)).body.code).toBe('CONTENT_VERSION_UNKNOWN');
  });
});
