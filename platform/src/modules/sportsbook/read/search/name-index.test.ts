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
    [['o'], [1, 2, 3]],
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
    // Two letters of seven are another word; of four letters nothing is guessed.
    ['arsnel', []],
    ['nrth', []],
  ])('finds the mistyped %s in %j', (typed, found) => {
    expect(find(typed)).toEqual(found);
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
