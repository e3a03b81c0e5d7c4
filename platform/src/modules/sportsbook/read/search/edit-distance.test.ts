import { isWithinEdits } from './edit-distance.ts';

describe('words a few letters apart', () => {
  it.each([
    ['arsenal', 'arsenal', 0],
    ['arsenl', 'arsenal', 1],
    ['arssenal', 'arsenal', 1],
    ['arsenel', 'arsenal', 1],
    ['asrenal', 'arsenal', 1],
    ['asrenl', 'arsenal', 2],
    ['спартка', 'спартак', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
  ])('%s is %s by %i', (typed, word, edits) => {
    expect(isWithinEdits(typed, word, edits)).toBe(true);
    expect(isWithinEdits(word, typed, edits)).toBe(true);
    if (edits > 0) expect(isWithinEdits(typed, word, edits - 1)).toBe(false);
  });
});
