import { commitmentTo, drawsOf, drawsWith, isServerSeed, type Draws } from '@paddock/games';
import { hashBefore, isHash, type SharedSeeds } from '@paddock/games/chain';
import { crashBits } from '@paddock/games/crash';
import { drawSteps, gameCodeOf, LOTTERIES, type DrawStep } from '@paddock/games/lotto';
import { recompute, verify, type WrittenRound } from '@paddock/games/reveal';

import { isShared, readForm, type CheckForm, type FormFault } from './check-form.ts';

/** Four bytes of the mixed seeds, or the seven of a crash, and the number from 0 to 1 they are. */
export interface DrawnNumber {
  readonly index: number;
  readonly bytes: readonly number[];
  /** k ÷ 2³² with ten digits. */
  readonly float: string;
}

/** Whether what was shown before the round fits what was shown after it. */
export interface Seal {
  readonly kind: 'fits' | 'differs' | 'not-given';
  readonly shown: string;
  readonly made: string;
}

export interface CheckedRound {
  readonly kind: 'checked';
  readonly seal: Seal;
  /** How the bytes were mixed: from the player's seeds, from the hash of a round that many share, as a crash is, or a lottery. */
  readonly drawnBy: 'own' | 'shared' | 'crash' | 'lotto';
  /** Key and message of the HMAC. */
  readonly key: string;
  readonly message: string;
  /** Empty of a lottery, which takes whole numbers. */
  readonly numbers: readonly DrawnNumber[];
  /** Of a lottery the balls, each with the number that drew it. */
  readonly balls: readonly DrawStep[];
  readonly face: unknown;
  readonly moves: readonly unknown[];
  readonly stakedMinor: bigint;
  /** Undefined where moves are missing to its end. */
  readonly paidMinor: bigint | undefined;
}

export type Checked =
  | CheckedRound
  | { readonly kind: 'impossible'; readonly what: 'game' | 'seeds' | 'bet' | FormFault };

/** Numbers of one block of the mixed seeds; most games need no more. */
const SHOWN = 8;

/** Recomputes a round step by step, by the code that dealt it: nothing is asked of anybody. */
export async function checkRound(form: CheckForm): Promise<Checked> {
  const written = readForm(form);
  if (typeof written === 'string') return { kind: 'impossible', what: written };
  const recomputed = await recompute(written);
  if (recomputed.kind === 'impossible') return recomputed;
  const { face, moves, stakedMinor, paidMinor } = recomputed.round;
  return {
    kind: 'checked',
    seal: isShared(form) ? chainSeal(form) : ownSeal(form),
    ...mixed(written),
    face,
    moves,
    stakedMinor,
    paidMinor,
  };
}

type Mixed = Pick<CheckedRound, 'drawnBy' | 'key' | 'message' | 'numbers' | 'balls'>;

function mixed({ game, seeds }: WrittenRound): Mixed {
  if ('hash' in seeds) {
    const { hash, salt: key } = seeds;
    const shared = { key, balls: [] };
    if (game === 'crash')
      return { ...shared, drawnBy: 'crash', message: hash, numbers: [crashNumber(seeds)] };
    return { ...shared, drawnBy: 'shared', message: `${hash}:0`, numbers: numbersOf(drawsWith(key, hash)) };
  }
  const own = { key: seeds.serverSeed, message: `${seeds.clientSeed}:${String(seeds.nonce)}:0` };
  const lottery = LOTTERIES.find(({ code }) => gameCodeOf(code) === game);
  return lottery === undefined
    ? { ...own, drawnBy: 'own', numbers: numbersOf(drawsOf(seeds)), balls: [] }
    : { ...own, drawnBy: 'lotto', numbers: [], balls: drawSteps(lottery, seeds) };
}

const numbersOf = (draws: Draws): readonly DrawnNumber[] =>
  Array.from({ length: SHOWN }, (_, index) => numberAt(draws, index));

const CRASH_BYTES = 7;

/** The first 52 bits as seven bytes, of the last of which only the upper half counts. */
function crashNumber(seeds: SharedSeeds): DrawnNumber {
  const r = crashBits(seeds);
  const bytes = Array.from({ length: CRASH_BYTES }, (_, at) =>
    Number(((r << 4n) >> BigInt(8 * (CRASH_BYTES - 1 - at))) & 255n),
  );
  return { index: 0, bytes, float: (Number(r) / 2 ** 52).toFixed(10) };
}

function numberAt(draws: Draws, index: number): DrawnNumber {
  const draw = draws(index);
  const bytes = [24, 16, 8, 0].map((shift) => (draw >>> shift) & 255);
  return { index, bytes, float: (draw / 2 ** 32).toFixed(10) };
}

function ownSeal({ commitment, serverSeed }: CheckForm): Seal {
  const seed = serverSeed.trim();
  const made = isServerSeed(seed) ? commitmentTo(seed) : '';
  const shown = commitment.trim().toLowerCase();
  if (shown === '') return { kind: 'not-given', shown, made };
  return { kind: verify(seed, shown) ? 'fits' : 'differs', shown, made };
}

/** A chain is followed so many rounds back at most: a page that hashes for minutes would look dead. */
const MOST_ROUNDS_BACK = 2_000_000;

function chainSeal({ hash, earlierHash, roundsBefore }: CheckForm): Seal {
  const shown = earlierHash.trim();
  const rounds = Number(roundsBefore);
  const canBe = isHash(shown) && Number.isSafeInteger(rounds) && rounds > 0 && rounds <= MOST_ROUNDS_BACK;
  if (!canBe) return { kind: 'not-given', shown, made: '' };
  const made = hashBefore(hash.trim(), rounds);
  return { kind: made === shown ? 'fits' : 'differs', shown, made };
}
