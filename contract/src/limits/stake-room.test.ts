import { LIMIT_TYPES } from './limit-types.ts';
import { stakeRoom } from './stake-room.ts';

const NOW_MS = 1_000_000;
const STAKES = {
  limitType: LIMIT_TYPES.wagering24h as number,
  limitState: 'ACTIVE',
  measure: 'EUR',
  limitBalance: 0,
  roomBackAt: null as number | null,
};
type Held = typeof STAKES;
const stakes = (limitBalance: number, change: Partial<Held> = {}): Held => ({
  ...STAKES,
  limitBalance,
  ...change,
});

describe('what own limits leave for stakes', () => {
  it.each<[string, Held[], bigint | null]>([
    ['the least of several', [stakes(30), stakes(12.5, { limitType: LIMIT_TYPES.loss30d })], 1_250n],
    ['nothing where one is used up, or overdrawn', [stakes(-3)], 0n],
    ['not asked of limits on deposits', [stakes(1, { limitType: LIMIT_TYPES.deposit24h })], null],
    ['not known of one that only waits', [stakes(1, { limitState: 'PENDING' })], null],
    ['not known in another currency', [stakes(1, { measure: 'USD' })], null],
    ['not known once some has come back', [stakes(1, { roomBackAt: 1_000 })], null],
    ['known until some comes back', [stakes(1, { roomBackAt: 1_001 })], 100n],
  ])('is %s', (_name, limits, minor) => {
    expect(stakeRoom(limits, 'EUR', NOW_MS)).toBe(minor);
  });
});
