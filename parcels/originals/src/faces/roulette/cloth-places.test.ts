import { PLACES } from '@paddock/games/roulette';

import { CLOTH, INSIDE_KINDS, nextOnCloth, type ClothPlace } from './cloth-places.ts';

const byName = new Map(CLOTH.map((place) => [place.name, place]));
const place = (name: string): ClothPlace => {
  const found = byName.get(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const middle = (name: string) => [place(name).along, place(name).across];
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
/** Whether a place's middle lies on a field, its edge or its corner. */
const touches = ({ along, across }: ClothPlace, field: ClothPlace): boolean =>
  Math.abs(along - field.along) <= field.sizeAlong / 2 &&
  Math.abs(across - field.across) <= field.sizeAcross / 2;

describe('the cloth', () => {
  it('has all places of the rules once', () => {
    expect(CLOTH.map(({ name }) => name).toSorted()).toEqual([...PLACES.keys()].toSorted());
    expect(new Set(CLOTH.map(({ along, across }) => `${along} ${across}`)).size).toBe(157);
  });

  it('has each inside place where its numbers meet, and on no other number', () => {
    const fields = CLOTH.filter(({ kind }) => kind === 'straight');
    const wrong = CLOTH.filter(({ kind }) => kind === 'split' || kind === 'corner' || kind === 'street')
      // A street lies on the edge of the first of its numbers, the first four on that of zero and one.
      .filter(({ name }) => !name.startsWith('street') && name !== 'first-four')
      .filter((each) => {
        const met = fields.filter((field) => touches(each, field)).flatMap(({ numbers }) => numbers);
        return met.toSorted().join() !== each.numbers.toSorted().join();
      });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['straight-1', [1.5, 0.5]],
    ['straight-36', [12.5, 2.5]],
    ['split-17-20', [7, 1.5]],
    ['split-1-2', [1.5, 1]],
    ['street-7', [3.5, 0]],
    ['corner-1', [2, 1]],
    ['line-31', [12, 0]],
    ['first-four', [1, 0]],
    ['column-3', [13.5, 2.5]],
    ['dozen-2', [7, -0.5]],
    ['red', [6, -1.5]],
  ])('has %s at %j', (name, at) => {
    expect(middle(name)).toEqual(at);
  });

  it.each([
    ['straight-17', 'ArrowRight', 'straight-20'],
    ['straight-17', 'ArrowLeft', 'straight-14'],
    ['straight-17', 'ArrowUp', 'straight-18'],
    ['straight-16', 'ArrowDown', 'dozen-2'],
    ['dozen-2', 'ArrowDown', 'red'],
    ['straight-2', 'ArrowLeft', 'straight-0'],
    ['straight-0', 'ArrowRight', 'straight-2'],
    ['straight-35', 'ArrowRight', 'column-2'],
  ])('goes from %s by %s to %s', (from, key, to) => {
    expect(nextOnCloth(from, key, 'straight', true)).toBe(to);
  });

  it('turns the arrow keys with it on a narrow screen', () => {
    expect(nextOnCloth('straight-17', 'ArrowDown', 'straight', false)).toBe('straight-20');
    expect(nextOnCloth('straight-17', 'ArrowRight', 'straight', false)).toBe('straight-18');
    expect(nextOnCloth('straight-17', 'Enter', 'straight', false)).toBeUndefined();
  });

  it.each(INSIDE_KINDS)('leads by arrow keys to every place of the kind %s, and outside', (kind) => {
    const wanted = CLOTH.filter((each) => each.kind === kind || each.kind === 'outside').map(
      ({ name }) => name,
    );
    for (const lies of [true, false]) {
      const reached = new Set(['straight-0']);
      for (const from of reached)
        for (const key of KEYS) {
          const next = nextOnCloth(from, key, kind, lies);
          if (next !== undefined) reached.add(next);
        }
      expect(wanted.filter((name) => !reached.has(name))).toEqual([]);
    }
  });
});
