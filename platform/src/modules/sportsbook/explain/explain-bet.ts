import {
  formatAmount,
  legMultiplier,
  type AmountMinor,
  type PriceChangePolicy,
  type Ratio,
  type SelectionResult,
} from '@paddock/contract';
import {
  builderOdds,
  capOfRemaining,
  chainMultiplier,
  eachWayMultipliers,
  isAnti,
  isBuilder,
  isEachWay,
  isLines,
  linkMultipliers,
  mostOfUnit,
  plainResult,
  unitCount,
  type Builder,
} from '@paddock/contract/bets';
import type { MarginMethod } from '@paddock/contract/markets';
import type { BetExplanationView, NamedPlacing, WithdrawnRunner } from '@paddock/contract/schemas';

import type { StakeMovement } from '../../wallet/index.ts';
import { betView, type BetRecord, type LegRecord } from '../bets/bet-record.ts';
import { toldGift } from '../bets/gift-view.ts';
import { explainedExtra, isExtra } from './explain-extra.ts';
import { targetOf, type BetTarget } from '../settlement/bet-target.ts';
import { countedLegs, plannedLeg, resultOf } from '../settlement/leg-result.ts';
import type { LegRow } from '../settlement/settling-store.ts';

/** What is stored of a bet, its legs and its money. */
export interface BetFacts {
  readonly bet: BetRecord;
  /** In the order of the bet's. */
  readonly legs: readonly LegRow[];
  readonly policy: PriceChangePolicy;
  readonly delayMs: number;
  /** A result of one of its markets was not settled into all bets yet. */
  readonly isBeingSettled: boolean;
  readonly cashOuts: readonly ExplainedCashOut[];
  /** By the leg's place, in their order. */
  readonly results: ReadonlyMap<number, readonly ExplainedResult[]>;
  /** By event with a field. */
  readonly fields: ReadonlyMap<string, ExplainedField>;
  readonly movements: readonly StakeMovement[];
}

export interface ExplainedResult extends Omit<
  BetExplanationView['legs'][number]['results'][number],
  'deadHeat'
> {
  readonly deadHeat: Ratio;
}

/** A field, as far as its end is known. */
export interface ExplainedField {
  /** How it came in. */
  readonly placings: readonly NamedPlacing[] | undefined;
  readonly withdrawn: readonly WithdrawnRunner[] | undefined;
}

export interface ExplainedCashOut {
  readonly stakeMinor: AmountMinor;
  readonly quotedMinor: AmountMinor;
  readonly marginMilli: number;
  readonly paidMinor: AmountMinor;
  readonly atMs: number;
}

/**
 * Reckons a bet again from what is stored, by the code that settles it, and compares the total with its row and with the
 * ledger.
 */
export function explainBet({ bet, legs: rows, ...facts }: BetFacts): BetExplanationView {
  const { currency, remainingStakeMinor, stakeMinor, payoutCapMinor, plan, gift } = bet;
  const legs = countedLegs(plan, rows);
  const amount = (minor: bigint) => formatAmount(minor, currency);
  const results = legs.map(resultOf);
  const count = unitCount(plan, legs.length);
  const cashedMinor = facts.cashOuts.reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
  const paidBet = { stakeMinor, remainingStakeMinor, payoutCapMinor, plan, cashedMinor, gift, currency };
  const target = targetOf(paidBet, legs);
  const placed = isEachWay(plan) ? eachWayMultipliers(plan, legs.map(plannedLeg)) : undefined;
  const multipliers = legs.map((leg, at) => {
    const result = results[at];
    return result === undefined ? undefined : (placed?.[at] ?? legMultiplier(result, leg.odds_milli));
  });
  const isKnown = multipliers.every((one) => one !== undefined);
  const totalMinor = target.partsMinor + target.returnMinor;
  return {
    betId: bet.id,
    number: bet.number,
    status: bet.status,
    currency,
    stake: amount(stakeMinor),
    ...(gift !== undefined && { gift: toldGift(gift) }),
    ...(bet.editedInto !== undefined && { editedInto: bet.editedInto }),
    ...(bet.editedFrom !== undefined && { editedFrom: bet.editedFrom }),
    ...(isEachWay(plan) && { eachWay: [...plan.terms] }),
    policy: facts.policy,
    delayMs: facts.delayMs,
    legs: betView(bet).legs.map(({ selectionId, names, home, away, result, finalScore, finalPlace }, at) => ({
      ...{ selectionId, names, home, away, result },
      ...(finalScore !== undefined && { finalScore }),
      ...(finalPlace !== undefined && { finalPlace }),
      seenMilli: bet.legs[at]?.evidence.seenMilli ?? 0,
      struckMilli: legs[at]?.odds_milli ?? 0,
      chancePpb: bet.legs[at]?.chancePpb ?? 0,
      ...marginOf(bet.legs[at]),
      cancelled: legs[at]?.cancelled ?? false,
      results: (facts.results.get(legs[at]?.position ?? at) ?? []).map(
        ({ revision, source, result, atMs, deadHeat }) => ({
          ...{ revision, source, result, atMs },
          ...fractionAs('deadHeat', sharedPlace(deadHeat)),
        }),
      ),
      ...fieldOf(facts.fields, bet.legs[at]),
      ...fractionAs('deadHeat', sharedPlace(results[at]?.deadHeat)),
      ...fractionAs('multiplier', multipliers[at]),
    })),
    ...explainedPlan(bet, multipliers, results),
    lineCount: Number(count),
    unitStake: amount(remainingStakeMinor / count),
    ...fractionAs('sum', isKnown ? mostOfUnit(plan, legs.map(plannedLeg)) : undefined),
    cap: amount(capOfRemaining(payoutCapMinor, remainingStakeMinor, stakeMinor)),
    returned: amount(target.returnMinor),
    cashOuts: facts.cashOuts.map(({ quotedMinor, paidMinor, marginMilli, atMs, ...part }) => ({
      stake: amount(part.stakeMinor),
      quoted: amount(quotedMinor),
      marginMilli,
      paid: amount(paidMinor),
      atMs,
    })),
    ...(target.partsVoid && { partsReturned: amount(target.partsMinor) }),
    total: amount(totalMinor),
    ...(target.extraMinor !== undefined && { extra: explainedExtra(bet, legs, target.extraMinor) }),
    movements: facts.movements.map(({ kind, amountMinor, atMs }) => ({
      kind,
      amount: `${amountMinor < 0n ? '-' : ''}${amount(amountMinor < 0n ? -amountMinor : amountMinor)}`,
      atMs,
    })),
    agrees: isTold(target, bet, facts.movements) || (facts.isBeingSettled ? 'being-settled' : false),
  };
}

/** Whether the bet's row and the ledger say what it has to have paid. */
function isTold(target: BetTarget, bet: BetRecord, movements: readonly StakeMovement[]): boolean {
  const totalMinor = target.partsMinor + target.returnMinor;
  return (
    totalMinor === bet.payoutMinor &&
    totalMinor === paidBy(movements.filter((one) => !isExtra(one))) &&
    (target.extraMinor ?? 0n) === bet.extraMinor &&
    bet.extraMinor === paidBy(movements.filter(isExtra))
  );
}

/** What a chain left after each link that has ended, and what an anti-accumulator or a builder was priced by. */
function explainedPlan(
  { plan, legs }: BetRecord,
  multipliers: readonly (Ratio | undefined)[],
  results: readonly (SelectionResult | undefined)[],
): Pick<BetExplanationView, 'accounts' | 'anti' | 'builder'> {
  if (isLines(plan) || isEachWay(plan)) return {};
  if (isAnti(plan)) {
    const chancesPpb = legs.map(({ chancePpb }) => chancePpb);
    return { anti: { oddsMilli: plan.antiOddsMilli, marginPpb: plan.marginPpb, chancesPpb } };
  }
  if (isBuilder(plan)) return { builder: explainedBuilder(plan, results) };
  const open = multipliers.indexOf(undefined);
  const known = multipliers.slice(0, open < 0 ? multipliers.length : open).flatMap((one) => one ?? []);
  const ends = plan.links.map((_, at) => plan.links.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
  const ended = plan.links.slice(0, ends.filter((end) => end <= known.length).length);
  const links = linkMultipliers({ links: ended }, known);
  return { accounts: links.map((_, at) => fractionText(chainMultiplier(links.slice(0, at + 1)))) };
}

/** What a builder was struck at, and what void legs have made of it. */
function explainedBuilder(
  plan: Builder,
  results: readonly (SelectionResult | undefined)[],
): NonNullable<BetExplanationView['builder']> {
  const standing = results.reduce((set, result, at) => (isVoid(result) ? set : set | (1 << at)), 0);
  const restMilli = plan.builderMilli[standing];
  const { name, figures } = plan.model;
  return {
    oddsMilli: builderOdds(plan),
    ...(restMilli !== undefined && standing + 1 < plan.builderMilli.length && { restMilli }),
    model: { name, figures: Object.fromEntries(Object.entries(figures).map(([of, own]) => [of, [...own]])) },
  };
}

const isVoid = (result: SelectionResult | undefined): boolean =>
  result !== undefined && plainResult(result) === 'void';

/** All that came back to the player: what the hold took is no part of it. */
function paidBy(movements: readonly StakeMovement[]): bigint {
  return movements
    .filter(({ kind }) => kind !== 'bet-hold')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** The order that a leg on one of a field was decided by, and who was not in it. */
function fieldOf(
  known: BetFacts['fields'],
  leg: LegRecord | undefined,
): { readonly placings?: NamedPlacing[]; readonly withdrawn?: WithdrawnRunner[] } {
  const field = leg === undefined || leg.result === 'open' ? undefined : known.get(leg.eventId);
  const { placings, withdrawn } = field ?? {};
  return {
    ...(placings !== undefined && { placings: [...placings] }),
    ...(withdrawn !== undefined && { withdrawn: [...withdrawn] }),
  };
}

function marginOf(leg: LegRecord | undefined): { readonly marginMethod?: MarginMethod } {
  const { marginMethod } = leg?.evidence ?? {};
  return marginMethod === undefined ? {} : { marginMethod };
}

function sharedPlace(deadHeat: Ratio | undefined): Ratio | undefined {
  return deadHeat === undefined || deadHeat.num === deadHeat.den ? undefined : deadHeat;
}

function fractionAs<Name extends string>(
  name: Name,
  ratio: Ratio | undefined,
): Partial<Record<Name, string>> {
  return ratio === undefined ? {} : ({ [name]: fractionText(ratio) } as Record<Name, string>);
}

function fractionText({ num, den }: Ratio): string {
  const divisor = greatestCommon(num, den);
  return `${num / divisor}/${den / divisor}`;
}

function greatestCommon(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommon(b, a % b);
}
