import type { PlayerId } from '@paddock/contract';

import { ManualClock } from '../../../kernel/time/clock.ts';
import { UploadSlots } from './upload-slots.ts';

/** Places there are, in all, for one network and for one player: said here once more, so that none is lost unnoticed. */
const AT_ONCE = 8;
const OF_NETWORK = 4;
const OF_PLAYER = 3;
/** An upload that brings less than the rate, this long after its beginning, gives its place to whoever wants one. */
const GRACE_MS = 3_000;
const LEAST_BYTES_PER_SEC = 8 * 1024;

describe('the places of uploads', () => {
  let clock: ManualClock;
  let slots: UploadSlots;
  let players = 0;
  beforeEach(() => {
    clock = new ManualClock(0);
    slots = new UploadSlots(clock);
  });

  /** One that has brought so many bytes when it is looked at; `place` gives its place back. */
  function begin(address: string, received: () => number = () => 0, player = String(++players)) {
    const upload = { isCut: false };
    const place = slots.take({
      playerId: player as PlayerId,
      address,
      receivedBytes: received,
      cut: () => (upload.isCut = true),
    });
    return { place, upload };
  }
  const strangers = (count: number, received?: () => number) =>
    Array.from({ length: count }, (_, n) => begin(`203.0.113.${n + 1}`, received));

  it('are eight, and every one of them comes back', () => {
    for (let round = 0; round < 2; round++) {
      const all = strangers(AT_ONCE);
      expect(all.every(({ place }) => place !== undefined)).toBe(true);
      expect(begin('198.51.100.1').place).toBeUndefined();
      for (const { place } of all) place?.();
    }
  });

  it('are few for one player, and come back', () => {
    const mine = Array.from({ length: OF_PLAYER }, () => begin('10.0.0.1', undefined, 'ann'));
    expect(mine.every(({ place }) => place !== undefined)).toBe(true);
    expect(begin('198.51.100.1', undefined, 'ann').place).toBeUndefined();
    mine[0]?.place?.();
    expect(begin('198.51.100.1', undefined, 'ann').place).toBeDefined();
  });

  it('are not all for the accounts of one network; a proxy nobody named is none', () => {
    for (let n = 0; n < OF_NETWORK; n++) expect(begin(`2001:db8:1:2::${n}`).place).toBeDefined();
    expect(begin('2001:db8:1:2::ffff').place).toBeUndefined();
    for (let n = OF_NETWORK; n < AT_ONCE; n++) expect(begin('10.0.0.1').place).toBeDefined();
  });

  it('are given up by the slowest, when somebody else wants one, and not before', () => {
    let trickled = 0;
    const [slowest] = strangers(1);
    const others = strangers(AT_ONCE - 1, () => trickled);
    clock.advance(GRACE_MS - 1);
    expect(begin('198.51.100.1').place).toBeUndefined();
    clock.advance(1);
    trickled = 100;
    expect(slowest?.upload.isCut).toBe(false);
    expect(begin('198.51.100.1').place).toBeDefined();
    expect(slowest?.upload.isCut).toBe(true);
    expect(others.filter(({ upload }) => upload.isCut)).toEqual([]);
  });

  it('are kept by who sends at the least rate', () => {
    let received = 0;
    strangers(AT_ONCE, () => received);
    clock.advance(60_000);
    received = 60 * LEAST_BYTES_PER_SEC;
    expect(begin('198.51.100.1').place).toBeUndefined();
  });
});
