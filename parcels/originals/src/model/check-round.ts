import { commitmentTo, drawsOf, drawsWith, isServerSeed, type Draws } from '@paddock/games';
import { hashBefore, isHash } from '@paddock/games/chain';
import { recompute, verify, type WrittenRound } from '@paddock/games/reveal';

import { isShared, readForm, type CheckForm, type FormFault } from './check-form.ts';

/** Four bytes of the mixed seeds, and the number from 0 to 1 they are. */
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
  /** Key and message of the HMAC. */
  readonly key: string;
  readonly message: string;
  readonly numbers: readonly DrawnNumber[];
  readonly face: unknown;
  readonly moves: readonly unknown[];
  readonly stakedMinor: bigint;
  /** Undefined where moves are missing to its end. */
  readonly paidMinor: bigint | undefined;
}

export type Checked =
  CheckedRound | { readonly kind: 'impossible'; readonly what: 'game' | 'seeds' | 'bet' | FormFault };

/** Numbers of one block of the mixed seeds; most games need no more. */
const SHOWN = 8;

/** Recomputes a round step by step, by the code that dealt it: nothing is asked of anybody. */
export async function checkRound(form: CheckForm): Promise<Checked> {
  const written = readForm(form);
  if (typeof written === 'string') return { kind: 'impossible', what: written };
  const recomputed = await recompute(written);
  if (recomputed.kind === 'impossible') return recomputed;
  const { key, message, draws } = mixed(written);
  const { face, moves, stakedMinor, paidMinor } = recomputed.round;
  return {
    kind: 'checked',
    seal: isShared(form) ? chainSeal(form) : ownSeal(form),
    key,
    message,
    numbers: Array.from({ length: SHOWN }, (_, index) => numberAt(draws, index)),
    face,
    moves,
    stakedMinor,
    paidMinor,
  };
}

function mixed({ seeds }: WrittenRound): { key: string; message: string; draws: Draws } {
  if ('hash' in seeds)
    return { key: seeds.salt, message: `${seeds.hash}:0`, draws: drawsWith(seeds.salt, seeds.hash) };
  const message = `${seeds.clientSeed}:${String(seeds.nonce)}:0`;
  return { key: seeds.serverSeed, message, draws: drawsOf(seeds) };
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
