import { findPool, type PoolKind } from '@paddock/games/toto';

import {
  addedToPacket,
  draftFault,
  emptyDraft,
  entriesOf,
  missingCount,
  toggled,
  withoutEntry,
  type Draft,
} from './draft.ts';

const NEXT = findPool('next-6') as PoolKind;
const PRICE = { columnMinor: 50n, leastMinor: 1_00n, mostMinor: 100_00n };
const filled = (...entry: readonly number[]): Draft => ({ entry, packet: [] });

describe('a coupon that is filled in', () => {
  it('takes outcomes and leaves them, event by event', () => {
    const chosen = toggled(toggled(emptyDraft(NEXT), 0, 0), 0, 2);
    expect(chosen.entry).toEqual([5, 0, 0, 0, 0, 0]);
    expect(toggled(chosen, 0, 0).entry[0]).toBe(4);
    expect(missingCount(chosen)).toBe(5);
  });

  it('keeps entries in its packet', () => {
    const packet = addedToPacket(NEXT, filled(1, 1, 1, 1, 1, 1));
    expect(packet).toEqual({ entry: [0, 0, 0, 0, 0, 0], packet: [[1, 1, 1, 1, 1, 1]] });
    expect(entriesOf(packet)).toHaveLength(1);
    expect(entriesOf({ ...packet, entry: [2, 2, 2, 2, 2, 2] })).toHaveLength(2);
    expect(entriesOf(withoutEntry(packet, 0))).toEqual([]);
  });

  it('says why it cannot be bought', () => {
    expect(draftFault(NEXT, emptyDraft(NEXT), PRICE)).toBe('choices');
    expect(draftFault(NEXT, { entry: [1, 0, 0, 0, 0, 0], packet: [[7, 1, 1, 1, 1, 1]] }, PRICE)).toBe(
      'choices',
    );
    expect(draftFault(NEXT, filled(1, 1, 1, 1, 1, 1), PRICE)).toBe('least');
    expect(draftFault(NEXT, filled(3, 1, 1, 1, 1, 1), PRICE)).toBeUndefined();
    expect(draftFault(NEXT, filled(7, 7, 7, 7, 7, 1), PRICE)).toBe('most');
    const all = [7, 7, 7, 7, 7, 7];
    expect(draftFault(NEXT, { entry: all, packet: [all] }, PRICE)).toBe('columns');
    expect(draftFault(NEXT, { entry: all, packet: new Array<number[]>(100).fill(all) }, PRICE)).toBe(
      'entries',
    );
  });
});
