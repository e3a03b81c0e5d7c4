import { LIVE_ROULETTE, paidIn } from '@paddock/games/live-roulette';
import { POCKETS, type RouletteChoice } from '@paddock/games/roulette';

import { inRiskCents } from '../../products/index.ts';
import type { HeldBet } from '../bets/bet-store.ts';
import type { Exposure, StakeInRound, TableRules } from './table-rules.ts';

/** How long the ball runs. Nobody but the house knows where it falls until then. */
const SPIN_MS = 8_000;

const POCKET_NUMBERS = Array.from({ length: POCKETS }, (_, pocket) => pocket);

const cents = (minor: bigint, currency: string): bigint => inRiskCents({ num: minor, den: 1n }, currency);

/** What a bet is staked and would be paid in each pocket, in cents of EUR. */
interface Cost {
  readonly stakedCents: bigint;
  readonly paidCents: readonly bigint[];
}

function costOf({ stakeMinor, choice, currency }: HeldBet): Cost {
  const paidIn37 = POCKET_NUMBERS.map((pocket) => cents(paidIn(choice as RouletteChoice, pocket), currency));
  return { stakedCents: cents(stakeMinor, currency), paidCents: paidIn37 };
}

const NOTHING: Cost = { stakedCents: 0n, paidCents: POCKET_NUMBERS.map(() => 0n) };

const plus = (a: Cost, b: Cost): Cost => ({
  stakedCents: a.stakedCents + b.stakedCents,
  paidCents: a.paidCents.map((paid, pocket) => paid + (b.paidCents[pocket] ?? 0n)),
});

const minus = (a: Cost, b: Cost): Cost => ({
  stakedCents: a.stakedCents - b.stakedCents,
  paidCents: a.paidCents.map((paid, pocket) => paid - (b.paidCents[pocket] ?? 0n)),
});

const isAbove = ({ paidCents }: Cost, boundCents: bigint): boolean =>
  paidCents.some((paid) => paid > boundCents);

/** One pocket alone is paid: the round costs what the dearest of them comes to, and so does a player. */
function newExposure(): Exposure {
  let round = NOTHING;
  const players = new Map<string, Cost>();
  return {
    add(bet) {
      const cost = costOf(bet);
      round = plus(round, cost);
      players.set(bet.playerId, plus(players.get(bet.playerId) ?? NOTHING, cost));
    },
    remove(bet) {
      const cost = costOf(bet);
      round = minus(round, cost);
      const left = minus(players.get(bet.playerId) ?? NOTHING, cost);
      if (left.stakedCents > 0n) players.set(bet.playerId, left);
      else players.delete(bet.playerId);
    },
    refusalOf(bet, { roundWinCents, playerStakeCents, playerWinCents }) {
      const cost = costOf(bet);
      const before = players.get(bet.playerId);
      if (before !== undefined) {
        const own = plus(before, cost);
        if (own.stakedCents > playerStakeCents || isAbove(own, playerWinCents)) return 'STAKE_TOO_LARGE';
      }
      return isAbove(plus(round, cost), roundWinCents) ? 'ROUND_FULL' : undefined;
    },
  };
}

/** What bets lose in a pocket, where they lose. */
function lossIn(pocket: number, stakes: readonly StakeInRound[]): bigint {
  return stakes.reduce((sum, { stakeMinor, choice, worthMinor }) => {
    const paidMinor = paidIn(choice as RouletteChoice, pocket);
    return sum + worthMinor - (paidMinor * worthMinor) / stakeMinor;
  }, 0n);
}

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** A wheel for a whole table: each bet is chips on places, and one pocket pays all of them. */
export const LIVE_ROULETTE_RULES: TableRules = {
  code: LIVE_ROULETTE.code,
  version: LIVE_ROULETTE.version,
  slots: 8,
  bettingMs: 20_000,
  pauseMs: 6_000,
  takesAhead: false,
  lists: 'players',
  readChoice: (stakeMinor, choice) => LIVE_ROULETTE.readBet(stakeMinor, choice)?.choice,
  fits: ({ stakeMinor, choice, capMinor }) =>
    LIVE_ROULETTE.mostMinor({ stakeMinor, choice: choice as RouletteChoice }) <= capMinor,
  draw(seeds) {
    const spin = LIVE_ROULETTE.spin(seeds);
    return {
      lastsMs: SPIN_MS,
      result: spin,
      endOf: ({ choice }) => ({
        paidMinor: paidIn(choice as RouletteChoice, spin.pocket),
        collectedMilli: undefined,
        knownAfterMs: SPIN_MS,
      }),
    };
  },
  newExposure,
  // No bet goes in that the house could not pay: nobody has to be stopped.
  stopOf: () => undefined,
  jointLossMinor: (counting, covering) =>
    POCKET_NUMBERS.reduce((worst, pocket) => {
      const lost = lesser(lossIn(pocket, counting), lossIn(pocket, [...counting, ...covering]));
      return lost > worst ? lost : worst;
    }, 0n),
  needsPress: () => false,
  pressedAt: () => undefined,
};
