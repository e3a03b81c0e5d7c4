import { documentIn, pathOf } from './content-place.ts';

describe('the place of a document at the desk', () => {
  it('is kept in the address', () => {
    expect(documentIn(pathOf('/blog/how-odds-move').split('?')[1] ?? '')).toBe('/blog/how-odds-move');
    expect(pathOf(undefined)).toBe('/desk/content');
  });

  it.each(['', 'at=', 'at=/live', 'at=//evil.test', 'at=javascript:x', 'at=/blog/A'])(
    'is the list where %j names no document',
    (query) => {
      expect(documentIn(query)).toBeUndefined();
    },
  );
});
