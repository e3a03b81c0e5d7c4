import { createHash, createHmac } from 'node:crypto';

import { ROULETTE } from './roulette.ts';
import { sharedDraws } from '../fairness/chain.ts';
import { LIVE_ROULETTE, paidIn } from './live-roulette.ts';

const seedsOf = (round: number) => ({
  hash: createHash('sha256').update(String(round)).digest('hex'),
  salt: '0000000000000000000af1',
});
const choice = (table: string) => ({ table, chips: [{ on: 'red', amountMinor: '100' }] });

describe('the live table', () => {
  it('spins to where HMAC-SHA256 of hash and cursor under the salt says, once for all', () => {
    const seeds = seedsOf(1);
    const bytes = createHmac('sha256', seeds.salt).update(`${seeds.hash}:0`).digest();
    expect(LIVE_ROULETTE.spin(seeds)).toEqual({ pocket: Math.floor((bytes.readUInt32BE(0) * 37) / 2 ** 32) });
    const bet = { stakeMinor: 100n, choice: { table: 'la-partage', chips: choice('').chips } } as const;
    const { face, paidMinor } = ROULETTE.round(sharedDraws(seeds), bet, []);
    expect(face.pocket).toBe(LIVE_ROULETTE.spin(seeds).pocket);
    expect(paidMinor).toBe(paidIn(bet.choice, face.pocket));
  });

  it('reaches every pocket', () => {
    const fell = new Set(
      Array.from({ length: 1_000 }, (_, round) => LIVE_ROULETTE.spin(seedsOf(round)).pocket),
    );
    expect([fell.size, Math.min(...fell), Math.max(...fell)]).toEqual([37, 0, 36]);
  });

  it('takes bets of roulette with la partage alone', () => {
    expect(LIVE_ROULETTE.readBet(100n, choice('la-partage'))).toEqual({
      stakeMinor: 100n,
      choice: choice('la-partage'),
    });
    expect(LIVE_ROULETTE.readBet(100n, choice('european'))).toBeUndefined();
    expect(LIVE_ROULETTE.readBet(99n, choice('la-partage'))).toBeUndefined();
    expect(LIVE_ROULETTE.readBet(100n, null)).toBeUndefined();
  });
});
