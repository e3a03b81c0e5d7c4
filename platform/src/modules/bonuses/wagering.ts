import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import {
  productNamed,
  type JudgedStake,
  type PlacedStake,
  type RealAtRisk,
  type WageringPerson,
} from '../products/index.ts';
import { convertMinor } from '../rates/index.ts';
import type { StakeParts } from '../wallet/index.ts';
import type { BetEnd } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, playersWithBonuses, type Bonus } from './bonuses-store.ts';
import { writeCounted } from './counted-bets-store.ts';
import { cover, endBonus, passOn, type BonusEnd } from './end-bonus.ts';
import { percentOfStake } from './percent-of-stake.ts';
import { scaleBonusPart } from './scale-bonus-part.ts';
import { weighStake } from './weigh-stake.ts';

/** @see Bonuses.recordEnds */
export async function recordEnds(tx: Tx, parts: BonusesParts, bets: readonly BetEnd[]): Promise<void> {
  // Hardly anybody has a bonus: they are asked for together.
  const having = await playersWithBonuses(
    tx,
    bets.map(({ playerId }) => playerId),
  );
  for (const bet of bets) if (having.has(bet.playerId)) await recordEnd(tx, parts, bet);
}

/** What a bet's end means to the bonus that runs, and to the one whose money is in it. */
async function recordEnd(tx: Tx, parts: BonusesParts, bet: BetEnd): Promise<void> {
  const { playerId, betId, currency, revision, atMs } = bet;
  const bonuses = (await bonusesOf(tx, playerId)).filter((bonus) => bonus.currency === currency);
  if (bonuses.length === 0) return;
  const part = `${betId}:r${revision}`;
  // Late money first: while a bonus runs, what is left on the account is all its own.
  const { bonusId, movedMinor } = await parts.wallet.bonusPart(tx, { playerId, betId, revision });
  const owner = bonuses.find((bonus) => bonus.bonusId === bonusId);
  if (owner !== undefined && isEnded(owner)) await passOn(tx, parts, owner, { part, movedMinor, atMs });
  const running = bonuses.find(({ status }) => status === 'running');
  if (running === undefined) return;
  // Its time may be over before the task has come to it.
  if (atMs >= running.expiresAtMs) {
    await endBonus(tx, parts, running, 'expired', atMs);
    return;
  }
  await cover(tx, parts, running, part, atMs);
  // A stake of another bonus's money was placed before this one ran.
  if (revision === 0 || (owner !== undefined && owner !== running)) return;
  const wageredMinor = await count(tx, parts, running, bet);
  if (wageredMinor >= running.requiredMinor) await endBonus(tx, parts, running, 'completed', atMs);
}

/** Counts a bet that ended, and what its end changes of others, as its product judges them. Answers the new counter. */
async function count(
  tx: Tx,
  parts: BonusesParts,
  bonus: Bonus,
  { product, playerId, betId, atMs }: BetEnd,
): Promise<bigint> {
  const { wagering } = productNamed(parts.products, product);
  const { players } = await parts.personOf(tx, playerId);
  const person = personWorth(tx, parts, { currency: bonus.currency, players, atMs });
  const judged = await wagering.judge(tx, bonus, [{ playerId, betId }], person);
  const weighed = (judged.get(betId) ?? []).map((stake) =>
    weighStake(stake, percentOfStake(bonus.terms, product, stake.on)),
  );
  return writeCounted(tx, bonus, await scaleBonusParts(tx, parts, bonus, weighed, person));
}

interface WorthIn {
  readonly currency: string;
  readonly players: readonly PlayerId[];
  readonly atMs: number;
}

/** The person behind some accounts, with what stakes of theirs are worth in a currency now. */
export function personWorth(
  tx: Tx,
  { rate, wallet }: BonusesParts,
  { currency: iso, players, atMs }: WorthIn,
): WageringPerson {
  return {
    players,
    async worth(amountMinor, currency) {
      if (currency === iso) return amountMinor;
      const found = await rate(tx, currency, iso, atMs);
      return found === undefined ? undefined : convertMinor(found, amountMinor, 'down');
    },
    async realOf(betIds) {
      const stakes = await wallet.stakeParts(tx, players, betIds);
      return new Map([...stakes].map(([betId, { realMinor }]) => [betId, realMinor]));
    },
  };
}

/**
 * Scales what counts of bonus money by how much of the person's real money, in stakes of all products, was at risk when
 * each bet was placed. That does not change with what becomes of the bets, so that the order they end in is all the same.
 */
async function scaleBonusParts(
  tx: Tx,
  { wallet, products }: BonusesParts,
  { terms: { minOddsMilli } }: Bonus,
  judged: readonly JudgedStake[],
  person: WageringPerson,
): Promise<readonly JudgedStake[]> {
  const counting = judged.filter(({ countedMinor }) => countedMinor > 0n);
  if (counting.length === 0) return judged;
  const stakes = await wallet.stakeParts(
    tx,
    person.players,
    counting.map(({ betId }) => betId),
  );
  const isFree = ({ betId }: JudgedStake): boolean => stakes.get(betId)?.isFree === true;
  const withBonus = counting.filter((one) => !isFree(one) && hasBonus(stakes.get(one.betId)));
  const last = withBonus.toSorted((a, b) => (BigInt(a.betId) < BigInt(b.betId) ? -1 : 1)).at(-1);
  // The house's own stake fulfils nothing.
  const paid = judged.map((one): JudgedStake =>
    isFree(one) ? { ...one, countedMinor: 0n, reason: 'free-bet' } : one,
  );
  if (last === undefined) return paid;
  const sinceMs = Math.min(...withBonus.map(({ acceptedAtMs }) => acceptedAtMs));
  const open = { sinceMs, untilBetId: last.betId, minOddsMilli };
  const atRisk: ((placed: PlacedStake) => RealAtRisk)[] = [];
  for (const { wagering } of products) atRisk.push(await wagering.realAtRisk(tx, open, person));
  return paid.map((one) => {
    const stake = stakes.get(one.betId);
    if (stake === undefined || !withBonus.includes(one)) return one;
    return scaleBonusPart(one, stake, sumOf(atRisk.map((riskOf) => riskOf(one))));
  });
}

function sumOf(risks: readonly RealAtRisk[]): RealAtRisk {
  return {
    riskedMinor: risks.reduce((sum, { riskedMinor }) => sum + riskedMinor, 0n),
    openMinor: risks.reduce((sum, { openMinor }) => sum + openMinor, 0n),
  };
}

const hasBonus = (stake: StakeParts | undefined): boolean =>
  stake !== undefined && stake.realMinor < stake.stakeMinor;

function isEnded(bonus: Bonus): bonus is Bonus & { readonly status: BonusEnd } {
  return bonus.status !== 'running';
}
