import { cardBy, rankOf, type Card } from '../cards/cards.ts';
import type { Game } from '../rules/game.ts';
import { LARGEST_BY_STEPS_MILLI, paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { readBetWithoutChoice, type NoChoice } from '../rules/no-choice.ts';
import { readOneOf, readRecord } from '../rules/read.ts';
import { returnOfBestPlay } from './hi-lo-return.ts';
import {
  afterGuess,
  CARDS,
  CERTAIN,
  isRight,
  multiplierOf,
  SIDES,
  sidesOf,
  winningRanks,
  type HiLoChance,
  type HiLoSide,
} from './hi-lo-table.ts';

export type { HiLoSide } from './hi-lo-table.ts';

export type HiLoMove =
  | { readonly kind: 'guess'; readonly side: HiLoSide }
  | { readonly kind: 'skip' }
  | { readonly kind: 'collect' };

export interface HiLoOffer {
  readonly side: HiLoSide;
  /** With how many of the thirteen ranks it wins. */
  readonly ranks: number;
  /** What collecting pays after it. */
  readonly multiplierMilli: MultiplierMilli;
}

export interface HiLoFace {
  /** In the order they fell; the last one is what the next is guessed from. */
  readonly cards: readonly Card[];
  /** What was said before each card but the first. */
  readonly said: readonly (HiLoSide | 'skip')[];
  /** What collecting pays now, or has paid; 0 before the first right guess and after a wrong one. */
  readonly multiplierMilli: MultiplierMilli;
  readonly offers: readonly HiLoOffer[];
  readonly end: 'collected' | 'wrong' | undefined;
}

const COLLECT: HiLoMove = { kind: 'collect' };
const SKIP: HiLoMove = { kind: 'skip' };
/** A guess wins with twelve ranks of thirteen at most. */
const SUREST_RANKS = 12;

function readMove(value: unknown): HiLoMove | undefined {
  const alone = readRecord(value, ['kind'])?.kind;
  if (alone === 'collect') return COLLECT;
  if (alone === 'skip') return SKIP;
  const record = readRecord(value, ['kind', 'side']);
  const side = readOneOf(record?.side, SIDES);
  return record?.kind === 'guess' && side ? { kind: 'guess', side } : undefined;
}

const offersOf = (rank: number, chance: HiLoChance): readonly HiLoOffer[] =>
  sidesOf(rank)
    .map((side) => {
      const ranks = winningRanks(rank, side);
      return { side, ranks, multiplierMilli: multiplierOf(afterGuess(chance, ranks)) };
    })
    .filter(({ multiplierMilli }) => multiplierMilli <= LARGEST_BY_STEPS_MILLI);

/** The likeliest guess that a card offers; `higher` where both are as likely. */
function likeliest(offers: readonly HiLoOffer[]): HiLoMove | undefined {
  const [first, ...others] = offers;
  if (first === undefined) return undefined;
  const { side } = others.reduce((best, offer) => (offer.ranks > best.ranks ? offer : best), first);
  return { kind: 'guess', side };
}

/**
 * A card lies open; the player says whether the next is higher or lower, skips it at no cost, or collects after at least
 * one right guess. Each card is of a whole deck, whatever fell before.
 */
export const HI_LO: Game<NoChoice, HiLoMove, HiLoFace> = {
  code: 'hi-lo',
  version: 1,
  readBet: readBetWithoutChoice,
  readMove,
  round(draws, { stakeMinor }, moves) {
    const said = moves.flatMap((move) =>
      move.kind === 'collect' ? [] : [move.kind === 'skip' ? move.kind : move.side],
    );
    const cards = Array.from({ length: said.length + 1 }, (_, at) => cardBy(draws(at)));
    const ranks = cards.map(rankOf);
    const rank = ranks.at(-1) ?? 0;
    let chance = CERTAIN;
    let isWrong = false;
    for (const [at, side] of said.entries()) {
      if (side === 'skip') continue;
      const [before = 0, after = 0] = [ranks[at], ranks[at + 1]];
      isWrong ||= !isRight(before, side, after);
      chance = afterGuess(chance, winningRanks(before, side));
    }
    const hasGuessed = said.some((side) => side !== 'skip');
    const isAtItsEnd =
      cards.length === CARDS || multiplierOf(afterGuess(chance, SUREST_RANKS)) > LARGEST_BY_STEPS_MILLI;
    const isOver = isWrong || moves.length > said.length || isAtItsEnd;
    const multiplierMilli = isWrong || !hasGuessed ? 0 : multiplierOf(chance);
    const offers = isOver ? [] : offersOf(rank, chance);
    const guesses = offers.map(({ side }): HiLoMove => ({ kind: 'guess', side }));
    const canSkip = cards.length + 1 < CARDS;
    const end = isWrong ? 'wrong' : 'collected';
    return {
      face: { cards, said, multiplierMilli, offers, end: isOver ? end : undefined },
      moves: isOver ? [] : [...guesses, ...(canSkip ? [SKIP] : []), ...(hasGuessed ? [COLLECT] : [])],
      stakedMinor: stakeMinor,
      paidMinor: isOver ? paidBy(stakeMinor, multiplierMilli) : undefined,
    };
  },
  /** What has been won is collected; without a guess the likeliest one is made first. */
  moveForAbsent: ({ face }) => (face.multiplierMilli > 0 ? COLLECT : likeliest(face.offers)),
  returnOf: returnOfBestPlay,
  mostMinor: ({ stakeMinor }) => paidBy(stakeMinor, LARGEST_BY_STEPS_MILLI),
};
