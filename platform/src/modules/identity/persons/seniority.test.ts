import type { PersonKeyKind } from './person-keys.ts';
import { cameLater, outproves, type SharedStatement } from './seniority.ts';

const both = (kind: PersonKeyKind, mineAtMs: number, theirsAtMs: number): SharedStatement => ({
  ...{ kind, mineAtMs, theirsAtMs },
  isProved: false,
});
const FIRST = { mine: 1n, theirs: 2n };
const SECOND = { mine: 2n, theirs: 1n };

describe('which of two accounts that look alike is the newer (rules §9)', () => {
  it.each<[string, readonly SharedStatement[], typeof FIRST, boolean]>([
    ['who registers under a name that is taken', [both('name', 5, 1)], SECOND, true],
    ['whose name somebody older types later', [both('name', 1, 5)], SECOND, false],
    ['who registered first and types the name of another later', [both('name', 5, 1)], FIRST, true],
    ['whose phone a namesake typed before', [both('name', 1, 2), both('phone', 9, 5)], FIRST, false],
    [
      'who types name and phone before the other has the phone',
      [both('phone', 5, 9), both('name', 2, 1)],
      FIRST,
      true,
    ],
    ['whose card the other used before', [both('name', 1, 3), both('instrument', 5, 4)], SECOND, false],
    ['who stated it in the same millisecond, and registered later', [both('name', 5, 5)], SECOND, true],
    ['who stated it in the same millisecond, and registered earlier', [both('name', 5, 5)], FIRST, false],
  ])('%s', (_who, shared, registered, isNewer) => {
    expect(cameLater(shared, registered)).toBe(isNewer);
    const turned = shared.map((one) => ({ ...one, mineAtMs: one.theirsAtMs, theirsAtMs: one.mineAtMs }));
    expect(cameLater(turned, { mine: registered.theirs, theirs: registered.mine })).toBe(!isNewer);
  });
});

describe('whether the newer one is free of the older by what it proved', () => {
  it.each<[string, number, number | undefined, number | undefined, boolean]>([
    ['neither proved anything', 10, undefined, undefined, false],
    ['the older alone did', 10, undefined, 5, false],
    ['the newer alone did: a stranger typed its name first', 10, 12, undefined, true],
    ['the newer had proved its mailbox before they were alike', 10, 5, undefined, true],
    ['the stranger proves a mailbox of their own afterwards', 10, 12, 15, true],
    ['the older, excluded, had proved before the newer came', 10, 12, 5, false],
    ['the excluded one prepared a proved mailbox before', 10, 3, 5, false],
    ['the older proved in between', 10, 15, 12, false],
    ['both at once', 10, 12, 12, false],
  ])('%s', (_what, alikeSinceMs, newerProvedAtMs, olderProvedAtMs, isFree) => {
    expect(outproves({ alikeSinceMs, newerProvedAtMs, olderProvedAtMs })).toBe(isFree);
  });
});
