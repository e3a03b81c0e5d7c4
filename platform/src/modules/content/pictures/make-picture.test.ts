import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

import { makePicture } from './make-picture.ts';

const GREEN = { r: 20, g: 90, b: 60 };
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: GREEN } });
const png = (width: number, height: number) => flat(width, height).png().toBuffer();

/** Why a file is refused; undefined where it is made into a picture. */
async function faultOf(file: Buffer): Promise<unknown> {
  try {
    await makePicture(file);
    return undefined;
  } catch (error) {
    return (error as { details?: { problem?: unknown } }).details?.problem ?? error;
  }
}

describe('a picture that is made of a file', () => {
  it('has every width below its own and its own, in both formats, the best first', async () => {
    const { width, height, files, id } = await makePicture(await png(2_000, 1_000));
    expect([width, height]).toEqual([1_560, 780]);
    expect(files.map(({ name }) => name)).toEqual([
      ...[390, 780, 1_170, 1_560].map((one) => `${one}.avif`),
      ...[390, 780, 1_170, 1_560].map((one) => `${one}.webp`),
    ]);
    for (const { content, width: wide, format } of files) {
      expect((await fileTypeFromBuffer(content))?.mime).toBe(`image/${format}`);
      // The library reads nothing here but what is taken: AVIF is written alone.
      if (format === 'avif') continue;
      const made = await sharp(content).metadata();
      expect([made.width, made.height]).toEqual([wide, wide / 2]);
    }
    expect((await makePicture(await png(2_000, 1_000))).id).toBe(id);
    expect((await makePicture(await png(500, 300))).files.map(({ name }) => name)).toEqual(
      ['390.avif', '500.avif'].concat('390.webp', '500.webp'),
    );
  });

  it('stands as it is looked at, and says nothing of where and by whom it was taken', async () => {
    const taken = await flat(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Nora' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, files } = await makePicture(taken);
    expect([width, height]).toEqual([200, 400]);
    for (const { content } of files) expect(content.includes('Nora')).toBe(false);
  });

  it('has nothing of what was hidden behind it', async () => {
    const file = Buffer.concat([await png(100, 100), Buffer.from('<script>alert(1)</script>PK\u0005\u0006')]);
    const { files } = await makePicture(file);
    for (const { content } of files) expect(content.includes('<script>')).toBe(false);
  });
});

describe('a file of an attacker', () => {
  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    [
      'a drawing behind words',
      '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a document', '%PDF-1.7\n%%EOF'],
    ['a film', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
    ['nothing', ' '],
  ])('is refused by what it is: %s', async (_what, text) => {
    expect(await faultOf(Buffer.from(text, 'latin1'))).toBe('type');
  });

  it('fills no memory by promising more pixels than it has', async () => {
    const bomb = await png(100, 100);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect(['pixels', 'damaged']).toContain(await faultOf(bomb));
  });

  it('is refused where it is too large, too small, moves, or is cut off', async () => {
    expect(await faultOf(await png(8_001, 100))).toBe('pixels');
    expect(await faultOf(await png(63, 500))).toBe('pixels');
    const frames = [await png(80, 80), await flat(80, 80).negate().png().toBuffer()];
    expect(
      await faultOf(
        await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
      ),
    ).toBe('moves');
    const whole = await flat(300, 300).jpeg().toBuffer();
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toBe('damaged');
    expect(await faultOf(whole.subarray(0, 20))).toBe('damaged');
  });
});
