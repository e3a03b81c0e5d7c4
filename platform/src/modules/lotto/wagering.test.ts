import type { BetId, PlayerId } from '@paddock/contract';
import type { LottoField } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { WageringGrant, WageringPerson } from '../products/index.ts';
import { createLottoFixture, line, type LottoFixture, type LottoPlayer } from './lotto.fixture.ts';
import { lottoWagering } from './wagering.ts';

/** All numbers of keno, each a line: every draw pays twenty of eighty. */
const FIRST_HALF: readonly LottoField[] = [
  ...[1, 15].map((from) => ({ ...line(14, from), picks: 1 })),
  { ...line(12, 29), picks: 1 },
];
const SECOND_HALF: readonly LottoField[] = [
  ...[41, 55].map((from) => ({ ...line(14, from), picks: 1 })),
  { ...line(12, 69), picks: 1 },
];

describe('what tickets count for a bonus (rules §14)', () => {
  let fixture: LottoFixture;
  beforeAll(async () => {
    fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
  });
  afterAll(() => fixture.close());

  interface Bought {
    readonly player: LottoPlayer;
    readonly betId: BetId;
  }
  async function buy(player: LottoPlayer, ...fields: readonly LottoField[]): Promise<Bought> {
    const { status, body } = await fixture.buy(player, 'keno', { fields: [...fields], lineStake: '0.10' });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { player, betId: body.id as BetId };
  }
  const grantOf = (playerId: PlayerId): WageringGrant => ({
    ...{ playerId, currency: 'EUR', grantedAtMs: 0 },
    terms: { minOddsMilli: 1_500, maxStakeMinor: null },
  });
  const personOf = (tickets: readonly Bought[], realMinor = 0n): WageringPerson => ({
    players: [...new Set(tickets.map(({ player }) => player.playerId))],
    worth: (amountMinor) => Promise.resolve(amountMinor),
    realOf: (betIds) => Promise.resolve(new Map(betIds.map((betId) => [betId, realMinor]))),
  });
  /** What each counts, and why, after their draw; all are of one person. */
  async function judged(tickets: readonly Bought[]) {
    await fixture.until(await fixture.sold('keno'));
    return inTransaction(fixture.platform.kernel.db, (tx) =>
      Promise.all(
        tickets.map(async ({ player: { playerId }, betId }) => {
          const key = { playerId, betId };
          const found = await lottoWagering.judge(tx, grantOf(playerId), [key], personOf(tickets));
          const [one] = found.get(betId) ?? [];
          return [one?.countedMinor, one?.reason];
        }),
      ),
    );
  }

  it('is all of a plain one, and of fields with all numbers what no draw pays back', async () => {
    const plain = await buy(await fixture.player(), { ...line(5), picks: 1 });
    const half = await buy(await fixture.player(), ...FIRST_HALF);
    const whole = await buy(await fixture.player(), ...FIRST_HALF, ...SECOND_HALF);
    expect(await judged([plain])).toEqual([[50n, 'counted']]);
    expect(await judged([half])).toEqual([[4_00n, 'counted']]);
    // 8.00 staked, of which each draw pays 7.00.
    expect(await judged([whole])).toEqual([[1_00n, 'cover']]);
  });

  it('is together no more than a person’s can lose together, in several tickets and over joined accounts', async () => {
    const player = await fixture.player();
    const twice = [await buy(player, ...FIRST_HALF), await buy(player, ...SECOND_HALF)];
    const apart = [
      await buy(await fixture.player(), ...FIRST_HALF),
      await buy(await fixture.player(), ...SECOND_HALF),
    ];
    expect(await judged(twice)).toEqual([
      [1_00n, 'cover'],
      [0n, 'cover'],
    ]);
    expect(await judged(apart)).toEqual([
      [1_00n, 'cover'],
      [1_00n, 'cover'],
    ]);
  });

  it('is no risk of real money beyond that: what is staked of bonus money beside it counts as much', async () => {
    const player = await fixture.player();
    const first = await buy(player, ...FIRST_HALF);
    const second = await buy(player, ...SECOND_HALF);
    const plain = await buy(player, line(5));
    const riskOf = (placed: Bought) =>
      inTransaction(fixture.platform.kernel.db, async (tx) => {
        const open = { sinceMs: 0, untilBetId: placed.betId, minOddsMilli: 1_500 };
        const person = personOf([placed], 4_00n);
        const at = await lottoWagering.realAtRisk(tx, open, person);
        return at({ betId: placed.betId, acceptedAtMs: fixture.platform.clock.nowMs() });
      });
    // One half can be lost; both lose an eighth.
    expect(await riskOf(first)).toEqual({ riskedMinor: 4_00n, openMinor: 4_00n });
    expect(await riskOf(second)).toEqual({ riskedMinor: 1_00n, openMinor: 8_00n });
    expect(await riskOf(plain)).toEqual({ riskedMinor: 5_00n, openMinor: 12_00n });
  });
});
