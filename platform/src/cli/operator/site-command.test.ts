import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about what the site says of itself, in the whole product', () => {
  let folder: string;
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-site-command-'));
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'nora', role: 'admin' });
  });
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const because = ['--reason', 'a new season'];
  const exported = async () => JSON.parse((await run('site', 'export')).text) as object;

  it('sets keys, gives defaults back, and refuses what cannot be with its place', async () => {
    const { text, exitCode } = await run('site', 'set', 'companyName=Hippodrome', 'refId=7', ...because);
    expect([exitCode, text.split('\n')[0]]).toEqual([0, 'version 1']);
    expect(await exported()).toEqual({ companyName: 'Hippodrome', refId: 7 });
    await run('site', 'set', 'refId=', ...because);
    expect(await exported()).toEqual({ companyName: 'Hippodrome' });
    const refused = await run('site', 'set', 'timeZone=99', ...because);
    expect([refused.exitCode, refused.text]).toEqual([1, expect.stringContaining('/timeZone must be <= 14')]);
  });

  it('makes a site of a file, so that it can live in git', async () => {
    const file = join(folder, 'site.json');
    writeFileSync(file, JSON.stringify({ refId: 9 }));
    await run('site', 'import', file, ...because);
    expect(await exported()).toEqual({ refId: 9 });
  });

  it('makes a brand of a file, and takes it away again, without touching the rest', async () => {
    // A test's release has no casino: what is closed is a parcel that it has.
    const example = JSON.parse(readFileSync('docs/brands/meadow.json', 'utf8')) as object;
    const brand = { ...example, closedParcels: ['welcome'] };
    const meadow = join(folder, 'meadow.json');
    writeFileSync(meadow, JSON.stringify(brand));
    const { exitCode } = await run('site', 'brand', 'meadow', meadow, ...because);
    expect([exitCode, await exported()]).toEqual([0, { refId: 9, 'brand:meadow': brand }]);
    await run('site', 'set', 'brand:meadow=', ...because);
    expect(await exported()).toEqual({ refId: 9 });
    const file = join(folder, 'brand.json');
    writeFileSync(file, JSON.stringify({ hosts: ['m.test'], maintenance: {} }));
    expect((await run('site', 'brand', 'meadow', file, ...because)).text).toContain(
      '/brand:meadow/maintenance is not a known key',
    );
    writeFileSync(file, '[]');
    expect((await run('site', 'brand', 'meadow', file)).text).toContain('is no brand');
  });

  it('shows who changed it and what, and takes a change back', async () => {
    expect((await run('site', 'history')).text).toMatch(/^3 +\S+ \S+ +nora +a new season$/m);
    expect((await run('site', 'diff', '2', '3')).text).toMatch(/^companyName +"Hippodrome" +null$/m);
    await run('site', 'take-back', '3', ...because);
    expect(await exported()).toEqual({ companyName: 'Hippodrome' });
  });

  it('plans a change and withdraws it', async () => {
    const from = new Date(platform.clock.nowMs() + 60_000).toISOString();
    expect((await run('site', 'set', 'isPwa=true', '--from', from, ...because)).text).toMatch(
      /^1 .* nora +waiting +\{"isPwa":true\}$/m,
    );
    expect((await run('site', 'withdraw', '1', ...because)).text).toMatch(/^1 .* withdrawn/m);
  });

  it('makes a link that passes blocks by country', async () => {
    const { text } = await run('geo-off', '--minutes', '60', ...because);
    expect(text).toMatch(/\/site\/geo-off\?pass=\d+\.\S+\nuntil .* UTC/);
    expect((await run('geo-off', '--minutes', 'x')).exitCode).toBe(2);
  });

  it.each([
    [['site', 'sell'], 'sell is nothing that can be done with a site'],
    [['site', 'set'], 'KEY=VALUE is missing'],
    [['site', 'set', 'companyName'], 'companyName is no KEY=VALUE'],
    [
      ['site', 'set', 'refId=1', '--from', 'yesterday'],
      '--from is no time: "yesterday". Write it as 2026-11-22T03:00Z',
    ],
    [['site', 'set', 'refId=1', '--from', 'soon'], '--from is no time'],
  ])('is refused with its usage: %j', async (words, message) => {
    const { text, exitCode } = await run(...words);
    expect([exitCode, text]).toEqual([2, expect.stringContaining(message)]);
  });
});
