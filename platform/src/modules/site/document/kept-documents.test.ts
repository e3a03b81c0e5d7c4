import { createKeptDocuments } from './kept-documents.ts';
import type { PackedBeginning } from './packed-text.ts';

const SIZE = 1_000;

function setting(mostBytes: number) {
  const made: string[] = [];
  const kept = createKeptDocuments(mostBytes);
  const packed = (): PackedBeginning => ({
    encoding: 'identity',
    bytes: Buffer.alloc(SIZE),
    length: SIZE,
    checksum: 0,
  });
  const find = (key: string, isBroken = false) =>
    kept.find(key, async () => {
      made.push(key);
      await Promise.resolve();
      if (isBroken) throw new Error('no');
      return packed();
    });
  return { made, find };
}

describe('kept documents', () => {
  it('are made once, however many ask at once', async () => {
    const { made, find } = setting(100 * SIZE);
    const [one, other] = await Promise.all([find('a'), find('a')]);
    expect(one).toBe(other);
    expect(await find('a')).toBe(one);
    expect(made).toEqual(['a']);
  });

  it('are no more than there is room for: who was not asked for longest leaves first', async () => {
    const { made, find } = setting(3.5 * SIZE);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await find(key);
    for (const key of ['a', 'c', 'd']) await find(key);
    expect(made).toEqual(['a', 'b', 'c', 'd']);
    await find('b');
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('are made anew where the first could not be', async () => {
    const { made, find } = setting(100 * SIZE);
    await expect(find('a', true)).rejects.toThrow('no');
    await find('a');
    expect(made).toEqual(['a', 'a']);
  });
});
