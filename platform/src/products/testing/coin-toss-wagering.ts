import { judgeEach, type JudgedStake, type ProductWagering } from '../../modules/products/index.ts';
import { openTosses, tossesBeside } from './coin-toss-store.ts';

/** A toss counts a tenth of its stake, and nothing where the person has staked on the other side of the same round. */
export const coinTossWagering: ProductWagering = {
  usualPercent: 10,
  stakesPerDay: 1_000,
  judge: (tx, { grantedAtMs }, ended, { players }) =>
    judgeEach(ended, async ({ betId }) => {
      const beside = await tossesBeside(tx, betId, players);
      const toss = beside.find(({ tossId }) => tossId === betId);
      if (toss === undefined) throw new Error(`toss ${betId} ended and is not there`);
      const { stakeMinor, side, acceptedAtMs } = toss;
      const reasons: readonly (readonly [boolean, JudgedStake['reason']])[] = [
        [acceptedAtMs < grantedAtMs, 'before'],
        [beside.some((other) => other.side !== side), 'cover'],
      ];
      const against = reasons.find(([isSo]) => isSo)?.[1];
      const countedMinor = against === undefined ? stakeMinor : 0n;
      const reason = against ?? 'counted';
      return [{ betId, stakeMinor, countedMinor, reason, acceptedAtMs, settledAtMs: acceptedAtMs }];
    }),
  async realAtRisk(tx, _open, { players, realOf }) {
    const real = await realOf(await openTosses(tx, players));
    const openMinor = [...real.values()].reduce((sum, minor) => sum + minor, 0n);
    return () => ({ riskedMinor: openMinor, openMinor });
  },
};
