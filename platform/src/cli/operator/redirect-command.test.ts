import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { readRedirectTable, writeRedirectTable } from '../../modules/redirects/index.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('a table of redirects', () => {
  it('is read with and without names of its columns, and written the same', () => {
    const rules = readRedirectTable('/a,/b\r\n"/c,d",/e,302,prefix\n\n');
    expect(rules).toEqual([
      { kind: 'exact', from: '/a', to: '/b', status: 301 },
      { kind: 'prefix', from: '/c,d', to: '/e', status: 302 },
    ]);
    expect(readRedirectTable(writeRedirectTable(rules))).toEqual(rules);
    expect(readRedirectTable('\uFEFFTo,From\n/b,/a')).toEqual(rules.slice(0, 1));
  });

  it.each([
    ['/a,/b\n/c,/d,307', 'line 2: 307 is neither 301 nor 302'],
    ['from,to,kind\n/a,/b,regex', 'line 2: regex is none of exact, prefix, pattern'],
    ['\n\n"/a\n/b",/c,x', 'line 4: x is neither'],
    ['/a', 'line 1: an address is missing'],
    ['"/a,/b', 'it is no CSV'],
  ])('is refused by the line: %j', (text, message) => {
    expect(() => readRedirectTable(text)).toThrow(message);
  });
});

describe('the command about redirects, in the whole product', () => {
  let folder: string;
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-redirects-'));
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'nora', role: 'admin' });
  });
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const because = ['--reason', 'the old site'];
  const redirects = (...words: string[]) => run('site', 'redirects', ...words, ...because);
  const firstLine = async (...words: string[]) => (await redirects(...words)).text.split('\n')[0];

  it('takes a table of an old site of ten thousand rows in, and its pages come in order', async () => {
    const file = join(folder, 'old.csv');
    const rows = Array.from({ length: 10_000 }, (_, at) => `/old/${String(at)}.php,/live?was=${String(at)}`);
    writeFileSync(file, ['from,to', ...rows].join('\n'));
    expect(await firstLine('import', file)).toBe('version 1, 10000 redirects');
    const { text } = await redirects('export');
    expect([text.split('\r\n')[10_000], text.split('\r\n').length]).toEqual([
      '/old/9999.php,/live?was=9999,301,exact',
      10_001,
    ]);
    writeFileSync(file, '/old/1.php,/line\n');
    expect(await firstLine('import', file, '--whole')).toBe('version 2, 1 redirects');
  });

  it('puts, removes and takes back, and says who did', async () => {
    expect((await redirects('put', 'prefix', '/promo', '/line', '302')).text).toMatch(
      /^prefix +\/promo +\/line +302$/m,
    );
    await redirects('remove', '/old/1.php');
    expect(await firstLine('remove', 'prefix', '/promo')).toBe('version 5, 0 redirects');
    expect((await redirects('take-back', '5')).text).toContain('/promo');
    expect((await redirects('history')).text).toMatch(/^6 +\S+ \S+ +nora +the old site$/m);
    expect((await redirects('diff', '4', '5')).text).toMatch(/^- +prefix +\/promo/m);
  });

  it.each([
    [['put', 'exact', '/a'], 2, 'TO is missing'],
    [['put', 'regex', '/a', '/b'], 2, 'regex is none of exact, prefix, pattern'],
    [['sell'], 2, 'sell is nothing that can be done with redirects'],
    [['put', 'exact', '/a', '/a'], 1, 'exact /a leads in a circle: exact /a'],
  ])('refuses %j', async (words, exitCode, message) => {
    const said = await redirects(...words);
    expect([said.exitCode, said.text]).toEqual([exitCode, expect.stringContaining(message)]);
  });
});
