import type { FoundWordsView, WordsView } from '@paddock/contract/schemas';

import { query } from '../../testing/index.ts';
import {
  call,
  codeOf,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { bootOf } from '../site/testing/test-site.ts';

const PLACE = { namespace: 'betting', language: 'en', key: 'seo.topEvents.title' } as const;
const because = { reason: 'it reads better' };

describe('words that operators mend', () => {
  let platform: OperatorsPlatform;
  let eva: TestOperator;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    eva = await operatorWith(platform, 'eva', 'editor');
  });
  afterAll(() => platform.close());

  const ask = (method: 'GET' | 'POST', path: string, body?: object, by = eva) =>
    call(platform, by, method, `words${path}`, body);
  const state = async () => (await ask('GET', '')).json<WordsView>();
  const mend = async (word: string | null, over: object = {}) =>
    ask('POST', '/changes', { ...PLACE, word, seen: (await state()).version, ...because, ...over });
  const page = async (language = 'en') => {
    const { body } = await platform.app.inject(`/${language}/top-events`);
    return { title: /<title>([^<]*)/.exec(body)?.[1] ?? '', boot: bootOf(body) };
  };
  const addressOf = async (language = 'en') => (await page()).boot.dictionaries['betting']?.[language] ?? '';
  afterEach(async () => {
    for (const { word: _, ...edit } of (await state()).words)
      await mend(null, { namespace: edit.namespace, language: edit.language, key: edit.key });
  });

  it('stand in the next document and in a file of their own that never changes [S7-43]', async () => {
    const built = { en: await addressOf('en'), ru: await addressOf('ru') };
    expect(built.en).toMatch(/^\/assets\//);
    expect((await mend('The best of today')).statusCode).toBe(204);
    expect((await page()).title).toContain('The best of today');
    const first = await addressOf();
    expect(first).toMatch(/^\/static-json\/[\w-]{22}\/en\/betting\.json$/);
    expect(await addressOf('ru')).toBe(built.ru);
    const file = await platform.app.inject(first);
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(file.json<object>()).toMatchObject({
      seo: { topEvents: { title: 'The best of today' }, game: { title: '{{home}} – {{away}}' } },
    });
    await mend('Today');
    const second = await addressOf();
    expect(second).not.toBe(first);
    expect((await platform.app.inject(first)).body).toBe(file.body);
    expect((await platform.app.inject(second)).body).toContain('Today');
  });

  it('are kept for pages that were loaded before a restart, and the build’s where one is lost [S7-43]', async () => {
    await mend('Kept');
    const digest = (await addressOf()).split('/')[2] ?? '';
    await platform.advance(1_000);
    const rows = await query(platform.databaseUrl, `select body from words_file where digest = '${digest}'`);
    expect(rows).toEqual([{ body: expect.stringContaining('Kept') as unknown }]);
    await mend(null);
    const built = await addressOf();
    const lost = await platform.app.inject(`/static-json/${'x'.repeat(22)}/en/betting.json`);
    expect([lost.statusCode, lost.headers.location]).toEqual([302, built]);
    for (const path of ['x', `${'x'.repeat(22)}/en/constructor.json`, `${'x'.repeat(22)}/de/betting.json`])
      expect((await platform.app.inject(`/static-json/${path}`)).statusCode).toBe(404);
  });

  it.each([
    ['with an argument too many', PLACE, '{{count}} events', 'not with count'],
    ['with an argument too few', { ...PLACE, key: 'seo.game.title' }, 'A match', 'away, home'],
    ['with markup', PLACE, '<b>Top</b>', 'markup'],
    ['that reads another', PLACE, '$t(common:retry)', 'another word'],
    ['of a key that is not there', { ...PLACE, key: 'seo.nothing' }, 'x', 'no such word'],
    ['of a dictionary that is not there', { ...PLACE, namespace: 'constructor' }, 'x', 'no such word'],
    ['of a language the dictionary lacks', { ...PLACE, language: 'de' }, 'x', 'no such word'],
  ])('are refused %s [S7-43]', async (_what, place, word, why) => {
    const answer = await mend(word, place);
    expect(codeOf(answer)).toBe('WORD_INVALID');
    expect(answer.body).toContain(why);
    expect((await state()).words).toEqual([]);
  });

  it('are an editor’s to change, and of two at once the later is refused [S7-43]', async () => {
    const sam = await operatorWith(platform, 'sam', 'support');
    const body = { ...PLACE, word: 'Mine', seen: 0, ...because };
    expect(codeOf(await ask('POST', '/changes', body, sam))).toBe('FORBIDDEN');
    const { version } = await state();
    const answers = await Promise.all(['One', 'Two'].map((word) => mend(word, { seen: version })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(codeOf(await mend('Later', { seen: version + 100 }))).toBe('SITE_VERSION_UNKNOWN');
  });

  it('are taken back one change at a time, with who said what and why [S7-43]', async () => {
    const built = await addressOf();
    await mend('First');
    const first = (await state()).version;
    await mend('Second');
    const back = (number: number) => ask('POST', `/versions/${String(number)}/take-back`, because);
    expect(codeOf(await back(first))).toBe('SITE_CHANGED');
    expect((await back(first + 1)).statusCode).toBe(204);
    expect((await page()).title).toContain('First');
    await mend(null);
    expect(await addressOf()).toBe(built);
    const { words } = (await ask('GET', '/versions')).json<WordsView>();
    expect(
      words.slice(0, 4).map(({ word, author, reason, built: now }) => [word, author, reason, now]),
    ).toEqual(
      [null, 'First', 'Second', 'First'].map((word) => [word, 'eva', 'it reads better', 'Top events']),
    );
  });

  it('are found by what they say, built or mended', async () => {
    await mend('The best of today');
    for (const text of ['top ev', 'best of'])
      expect(
        (await ask('GET', `/find?language=en&text=${encodeURIComponent(text)}`)).json<FoundWordsView>().words,
      ).toEqual([{ ...PLACE, built: 'Top events', word: 'The best of today' }]);
  });
});
