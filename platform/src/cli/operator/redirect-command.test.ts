import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

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
    writeFileSync(file, '/old/1.php,/top-events\n');
    expect(await firstLine('import', file, '--whole')).toBe('version 2, 1 redirects');
  });

  it('says of every line of a table why it is refused, and writes what is doubted where that is meant', async () => {
    const file = join(folder, 'excel.csv');
    writeFileSync(file, '\uFEFFfrom;to;status\r\n/x;/nowhere;\r\n/y;/live;307\r\n/z;nowhere;302\r\n');
    expect(await redirects('import', file)).toEqual({
      exitCode: 1,
      text:
        'REDIRECTS_INVALID: nothing is written\n' +
        '  line 2: exact /x leads to /nowhere, where no page stands\n' +
        '  line 3: 307 is neither 301 nor 302\n' +
        '  line 4: exact /z leads to nowhere, which is none of our hosts',
    });
    writeFileSync(file, 'from;to\r\n/x;/nowhere\r\n');
    expect(await redirects('import', file)).toEqual({
      exitCode: 1,
      text:
        'REDIRECTS_DOUBTFUL: nothing is written\n' +
        '  line 2: exact /x leads to /nowhere, where no page stands\n' +
        'if it is meant, say --confirm',
    });
    expect(await firstLine('import', file, '--confirm')).toBe('version 3, 2 redirects');
    expect((await redirects('put', 'exact', '/x', '/neither')).text).toMatch(
      /^REDIRECTS_DOUBTFUL: .*exact \/x leads to \/neither.*\nif it is meant, say --confirm$/,
    );
    expect(await firstLine('put', 'exact', '/x', '/neither', '--confirm')).toBe('version 4, 2 redirects');
    expect(await firstLine('remove', '/x')).toBe('version 5, 1 redirects');
  });

  it('puts, removes and takes back, and says who did', async () => {
    expect((await redirects('put', 'prefix', '/promo', '/line', '302')).text).toMatch(
      /^prefix +\/promo +\/line +302$/m,
    );
    await redirects('remove', '/old/1.php');
    expect(await firstLine('remove', 'prefix', '/promo')).toBe('version 8, 0 redirects');
    expect((await redirects('take-back', '8')).text).toContain('/promo');
    expect((await redirects('history')).text).toMatch(/^9 +\S+ \S+ +nora +the old site$/m);
    expect((await redirects('diff', '7', '8')).text).toMatch(/^- +prefix +\/promo/m);
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
