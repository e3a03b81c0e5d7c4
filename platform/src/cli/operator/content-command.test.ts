import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { bodyOf } from '../../modules/content/content.fixture.ts';
import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about documents, in the whole product', () => {
  let folder: string;
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-content-command-'));
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'nora', role: 'editor' });
  });
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const because = ['--reason', 'a new season'];
  const content = async (...words: string[]) => (await run('content', ...words)).text;

  it('writes from a file, shows, previews, publishes and takes back', async () => {
    const file = join(folder, 'story.json');
    writeFileSync(file, JSON.stringify(bodyOf('page', 'Story')));
    expect(await content('write', '/pages/story', file, ...because)).toContain('version 1 is written');
    expect(await content('write', '/pages/story', file, ...because)).toContain('CONTENT_CHANGED');
    // What is shown is a file that can be written again.
    expect(JSON.parse(await content('show', '/pages/story'))).toMatchObject(bodyOf('page', 'Story'));
    expect(await content('write', '/pages/story', join(folder, 'none.json'), ...because)).toMatch(
      /none\.json: ENOENT/,
    );
    writeFileSync(file, '{');
    expect(await content('write', '/pages/story', file, ...because)).toMatch(/story\.json: .*JSON/);
    expect(await content('preview', '/pages/story', '1')).toMatch(/^\/pages\/story\?preview=\S+\nuntil 2026/);
    expect(await content('publish', '/pages/story', '1', ...because)).toMatch(
      /^\/pages\/story +page +1 +1 /m,
    );
    expect(
      (await platform.app.inject('/web-api/content/document?address=/pages/story&language=en')).statusCode,
    ).toBe(200);
    expect(await content('take-back', '/pages/story', ...because)).toMatch(/^\/pages\/story +page +1 +- /m);
    expect(await content('history', '/pages/story')).toMatch(/^1 .* nora +replaced +a new season$/m);
  });

  it('brings a picture, answers the block that shows it, and removes it', async () => {
    const file = join(folder, 'stadium.png');
    await sharp({ create: { width: 400, height: 200, channels: 3, background: 'green' } }).toFile(file);
    const words = ['--alt', 'en=A stadium', '--alt', 'ru=Стадион'];
    expect(await content('picture', 'add', file, ...words.slice(0, 2), ...because)).toContain('--alt ru=');
    const block = JSON.parse(await content('picture', 'add', file, ...words, ...because)) as object;
    expect(block).toMatchObject({ block: 'picture', alt: 'A stadium', width: 400, height: 200 });
    const [id = ''] = /[0-9a-f]{32}/.exec(await content('picture')) ?? [];
    expect(await content('picture', 'remove', id, ...because)).toBe(`${id} is removed`);
  });

  it('exports to a folder and writes from it again, and says what differs', async () => {
    await content('export', folder);
    const text = join(folder, 'pages/story/en.json');
    expect(JSON.parse(readFileSync(text, 'utf8'))).toMatchObject({ title: 'Story' });
    writeFileSync(text, readFileSync(text, 'utf8').replace('"Story"', '"Our story"'));
    rmSync(join(folder, 'pages/story/ru.json'));
    await content('write', '/pages/story', join(folder, 'pages/story'), '--seen', '1', ...because);
    expect(await content('diff', '/pages/story', '1', '2')).toMatch(
      /^\/texts\/en\/title +"Story" +"Our story"$/m,
    );
    expect(await content('missing')).toMatch(/^\/pages\/story .* ru, de, es, tr, ar, hi +Our story$/m);
  });

  it('plans, withdraws and moves', async () => {
    const from = new Date(platform.clock.nowMs() + 60_000).toISOString();
    expect(await content('publish', '/pages/story', '2', '--from', from, ...because)).toContain('1: 2 2026');
    expect(await content('withdraw', '1', ...because)).toBe('1 is withdrawn');
    expect(await content('move', '/pages/story', '/about', ...because)).toBe('/pages/story leads to /about');
  });

  it.each([
    [['content', 'sell'], 'sell is nothing that can be done with documents'],
    [['content', 'write', '/about'], 'FILE is missing'],
    [['content', 'write', '/about', 'x.json', '--seen', 'x'], '--seen is no version'],
  ])('is refused with its usage: %j', async (words, message) => {
    const { text, exitCode } = await run(...words);
    expect([exitCode, text]).toEqual([2, expect.stringContaining(message)]);
  });
});
