import { NameIndex } from './name-index.ts';

describe('an index of names', () => {
  let index: NameIndex<number>;
  beforeEach(() => {
    index = new NameIndex();
    index.set(1, ['north', 'end', 'arsenal']);
    index.set(2, ['south', 'end', 'спартак']);
    index.set(3, ['borussia', 'monchengladbach']);
  });
  const find = (...typed: string[]) => [...index.find(typed)].toSorted();

  it.each([
    [['arsenal'], [1]],
    [['end'], [1, 2]],
    [['sen'], [1]],
    // One letter or two begin a word, unless no word begins so.
    [['s'], [2]],
    [['rt'], [1]],
    [['en', 'sou'], [2]],
    [['end', 'arsenal', 'south'], []],
    [['gladbach'], [3]],
    [[], []],
  ])('finds %j in %j', (typed, found) => {
    expect(find(...typed)).toEqual(found);
  });

  it.each([
    ['arsnal', [1]],
    ['asrenal', [1]],
    ['arsenall', [1]],
    ['спартка', [2]],
    ['monchengladabch', [3]],
    ['munchengladbahc', [3]],
    ['borusia', [3]],
    ['monchanglad', [3]],
    ['спарта', [2]],
    // Of four letters one may be wrong, where they are the whole word.
    ['nrth', [1]],
    ['soth', [2]],
    ['borz', []],
    // Two letters of seven are another word; of three nothing is guessed.
    ['arsnel', []],
    ['nth', []],
  ])('finds the mistyped %s in %j', (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it('says how near each is: the whole word, its beginning, a part of it, mistyped', () => {
    index.set(4, ['end', 'endless']);
    index.set(5, ['legend', 'arsenalz']);
    const near = (...typed: string[]) => {
      const distances: Record<number, number> = {};
      index.nearest(typed).forEach((thing, distance) => (distances[thing] = distance));
      return distances;
    };
    expect(near('end')).toEqual({ 1: 0, 2: 0, 4: 0, 5: 2 });
    expect(near('arsenal')).toEqual({ 1: 0, 5: 1 });
    expect(near('arsenal', 'end')).toEqual({ 1: 0, 5: 3 });
    expect(near('asrenal')).toEqual({ 1: 3, 5: 4 });
    expect(near('munchengladbahc')).toEqual({ 3: 5 });
    // One letter from either; only the one is it as a whole.
    index.set(6, ['craps']);
    index.set(7, ['krash']);
    expect(near('kraps')).toEqual({ 6: 3, 7: 4 });
  });

  it('holds whatever is typed against its words, and finds nothing for it', () => {
    for (const typed of ['(.*)+$', '\\', '\u0000', '🏆', 'a'.repeat(10_000), '[^a]{9}', 'x'.repeat(31)])
      expect(find(typed)).toEqual([]);
    expect([find(''), find('arsenal', '')]).toEqual([[1, 2, 3], [1]]);
  });

  it('uses the room of words that left for others', () => {
    for (let nr = 10; nr < 3_000; nr += 1) index.set(nr, [`word${nr}`]);
    for (let nr = 10; nr < 3_000; nr += 1) index.delete(nr);
    for (let nr = 10; nr < 3_000; nr += 1) index.set(nr, [`other${nr}`]);
    expect([find('word10'), find('other10').length, find('othre2999')]).toEqual([[], 111, [2999]]);
  });

  it('guesses nothing where something is as typed', () => {
    index.set(4, ['arsenals']);
    expect(find('arsenals')).toEqual([4]);
    expect(find('arsenalz')).toEqual([1, 4]);
  });

  it('lets go of a name with its thing, and of old names', () => {
    index.delete(1);
    expect(find('arsenal')).toEqual([]);
    expect(find('end')).toEqual([2]);
    index.set(2, ['east']);
    expect(find('south')).toEqual([]);
    expect(find('east')).toEqual([2]);
    expect(index.has(1)).toBe(false);
    expect(index.has(2)).toBe(true);
  });
});
