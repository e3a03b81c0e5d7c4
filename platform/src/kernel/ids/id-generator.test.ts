import { isId } from '@paddock/contract';

import { ManualClock } from '../time/clock.ts';
import { bucketOf, createIdGenerator, firstIdAt, ID_EPOCH_MS, SHARD_BUCKETS } from './id-generator.ts';

describe('ids (rules §2)', () => {
  const clock = new ManualClock(ID_EPOCH_MS + 1_000_000);
  let bucket = 0;
  const ids = createIdGenerator(clock, 5, (below) => bucket++ % below);

  it('are unique, time-ordered 64-bit decimals, however many a millisecond asks for', () => {
    const made = Array.from({ length: 5_000 }, () => ids.next());
    clock.advance(1);
    made.push(ids.next());
    expect(made.every(isId)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
    expect(made.map(BigInt)).toEqual(made.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('carry the bucket of the player they live with', () => {
    bucket = 711;
    const player = ids.forNewPlayer();
    expect(bucketOf(player)).toBe(711);
    expect(bucketOf(ids.forPlayer(player))).toBe(711);
    expect(bucketOf(ids.next())).toBe(0);
    bucket = SHARD_BUCKETS - 1;
    expect(bucketOf(ids.forNewPlayer())).toBe(SHARD_BUCKETS - 1);
  });

  it('begin with a moment: those made before are smaller, those made then are not', () => {
    clock.advance(10_000);
    const before = BigInt(ids.next());
    clock.advance(1);
    const first = BigInt(firstIdAt(clock.nowMs()));
    expect(before < first && first <= BigInt(ids.next())).toBe(true);
  });

  it('of two nodes never meet', () => {
    const other = createIdGenerator(clock, 6, () => 0);
    const mine = new Set(Array.from({ length: 500 }, () => ids.next()));
    expect(Array.from({ length: 500 }, () => other.next()).some((id) => mine.has(id))).toBe(false);
  });

  it('stay positive for the clock they are made for', () => {
    const late = createIdGenerator(new ManualClock(ID_EPOCH_MS + 2 ** 41 - 1), 63, () => SHARD_BUCKETS - 1);
    expect(isId(late.forNewPlayer())).toBe(true);
  });
});
