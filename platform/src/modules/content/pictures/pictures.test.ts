import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ContentPictureList, ContentPictureView } from '@paddock/contract/schemas';

import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';
import { bodyOf } from '../content.fixture.ts';

const because = { reason: 'a new season' };
const alt = { en: 'A stadium at night', ru: 'Ночной стадион' };

describe('pictures of documents', () => {
  let platform: OperatorsPlatform;
  let nora: TestOperator;
  let content: string;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    nora = await operatorWith(platform, 'nora', 'editor');
    const background = { r: 20, g: 90, b: 60 };
    content = (
      await sharp({ create: { width: 500, height: 250, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64');
  });
  afterAll(() => platform.close());

  const ask = (path: string, body?: object, by = nora) =>
    call(platform, by, body === undefined ? 'GET' : 'POST', `content/${path}`, body);
  const add = async () => (await ask('pictures', { content, alt, ...because })).json<ContentPictureView>();
  const listed = async () => (await ask('pictures')).json<ContentPictureList>().pictures;

  it('are brought once, listed, and stand at addresses that never change', async () => {
    const picture = await add();
    expect(await add()).toMatchObject({ id: picture.id });
    expect(picture).toMatchObject({ alt, width: 500, height: 250, usedAt: [] });
    expect(picture.sources.map(({ type, width }) => `${type} ${width}`)).toEqual(
      ['image/avif 390', 'image/avif 500'].concat('image/webp 390', 'image/webp 500'),
    );
    expect((await listed()).map(({ id }) => id)).toEqual([picture.id]);
    for (const { source, type } of picture.sources) {
      const { statusCode, headers } = await platform.app.inject(source);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        ...[200, type, 'public, max-age=31536000, immutable'],
      ]);
    }
    for (const none of [`/content-pictures/${picture.id}/391.avif`, '/content-pictures/x/%2e%2e%2fsite.json'])
      expect((await platform.app.inject(none)).statusCode).toBe(404);
  });

  it('are removed only where no document shows them, or may again', async () => {
    const { id, source, sources, width, height } = await add();
    const [block] = [{ block: 'picture', source, sources, alt: alt.en, width, height }] as const;
    const address = '/pages/stadium';
    const body = bodyOf('page', 'Stadium');
    const texts = { en: { title: 'Stadium', description: 'One.', blocks: [block] } };
    await ask('drafts', { address, seen: 0, body: { ...body, texts }, ...because });
    await ask('publish', { address, number: 1, ...because });
    await ask('drafts', { address, seen: 1, body, ...because });
    await ask('publish', { address, number: 2, ...because });
    expect((await listed())[0]?.usedAt).toEqual([address]);
    const remove = () => ask(`pictures/${id}/remove`, because);
    expect((await remove()).json()).toMatchObject({
      code: 'CONTENT_PICTURE_USED',
      details: { addresses: [address] },
    });
    await ask('take-back', { address, seen: 2, ...because });
    await ask('take-back', { address, seen: 1, ...because });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await platform.app.inject(source)).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('are not made again where they are there, and get the new words', async () => {
    const first = await add();
    const place = join(platform.kernel.config.dataDir, first.source);
    const madeAtMs = statSync(place).mtimeMs;
    const written = async () => {
      const { rows } = await sql`
        select from operators_audit where subject = ${`content-picture:${first.id}`}`.execute(
        platform.kernel.db,
      );
      return rows.length;
    };
    const before = await written();
    expect(await add()).toEqual(first);
    expect(await written()).toBe(before);
    const words = { en: 'The stadium, empty', ru: 'Пустой стадион' };
    const again = await ask('pictures', { content, alt: words, ...because });
    expect(again.json()).toEqual({ ...first, alt: words });
    expect(await written()).toBe(before + 1);
    expect(statSync(place).mtimeMs).toBe(madeAtMs);
    rmSync(place);
    await add();
    expect((await platform.app.inject(first.source)).statusCode).toBe(200);
  });

  it('answer 404 where a file is lost, and break no list', async () => {
    const { source } = await add();
    rmSync(join(platform.kernel.config.dataDir, source));
    expect((await platform.app.inject(source)).statusCode).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  it('are refused without words in both languages, without the right, and where they are none', async () => {
    const theo = await operatorWith(platform, 'theo', 'trader');
    const whole = { content, alt, ...because };
    expect((await ask('pictures', { ...whole, alt: { en: 'A stadium' } })).statusCode).toBe(400);
    expect((await ask('pictures', whole, theo)).statusCode).toBe(403);
    const page = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    expect((await ask('pictures', { ...whole, content: page })).json()).toMatchObject({
      code: 'CONTENT_PICTURE_INVALID',
      details: { problem: 'type' },
    });
    expect((await ask('pictures', { ...whole, content: 'A'.repeat(12_000_000) })).statusCode).toBe(413);
  });
});
