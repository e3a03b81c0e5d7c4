import { CURRENCIES, parseAmount } from '@paddock/contract';
import type { WrittenRound } from '@paddock/games/reveal';

/** A round as anybody writes it down: every field is text. */
export interface CheckForm {
  readonly game: string;
  readonly version: string;
  /** The seal as it was shown before the first round; may be left empty. */
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** Of a round that many players share: its hash of the chain, and the salt of the chain. */
  readonly hash: string;
  readonly salt: string;
  /** A hash of the same chain that was known before, and how many rounds before; may be left empty. */
  readonly earlierHash: string;
  readonly roundsBefore: string;
  readonly stake: string;
  readonly currency: string;
  readonly choice: string;
  readonly moves: string;
  /** Of a lottery: not empty where its public value was the server's own stand-in, so that the check proves nothing. */
  readonly standIn: string;
}

export const EMPTY_FORM: CheckForm = {
  game: 'dice',
  version: '1',
  commitment: '',
  serverSeed: '',
  clientSeed: '',
  nonce: '0',
  hash: '',
  salt: '',
  earlierHash: '',
  roundsBefore: '',
  stake: '1.00',
  currency: 'EUR',
  choice: '{"side":"under","target":500000}',
  moves: '[]',
  standIn: '',
};

/** Whether the round is drawn from a chain of hashes, and not from a player's seeds. */
export const isShared = ({ hash, serverSeed }: CheckForm): boolean => hash !== '' && serverSeed === '';

/** Reads what stands behind `#` in the address of a check; what it does not know is left out. */
export function formOf(fragment: string): CheckForm {
  const written = new URLSearchParams(fragment.replace(/^#/, ''));
  const given = Object.keys(EMPTY_FORM).flatMap((field) => {
    const value = written.get(field);
    return value === null ? [] : [[field, value] as const];
  });
  return { ...EMPTY_FORM, ...Object.fromEntries(given) };
}

/** The same written down, for a link. */
export const fragmentOf = (form: CheckForm): string =>
  `#${String(new URLSearchParams(Object.entries(form).filter(([, value]) => value !== '')))}`;

export type FormFault = 'stake' | 'choice' | 'moves';

/** @returns the round, or the field that says nothing */
export function readForm(form: CheckForm): WrittenRound | FormFault {
  const currency = form.currency.trim().toUpperCase();
  const stakeMinor = CURRENCIES.has(currency) ? parseAmount(form.stake.trim(), currency) : undefined;
  if (stakeMinor === undefined) return 'stake';
  const choice = parsed(form.choice);
  if (choice === undefined) return 'choice';
  const moves = parsed(form.moves);
  if (!Array.isArray(moves)) return 'moves';
  return {
    game: form.game,
    version: Number(form.version),
    seeds: isShared(form)
      ? { hash: form.hash.trim(), salt: form.salt.trim() }
      : {
          serverSeed: form.serverSeed.trim(),
          clientSeed: form.clientSeed.trim(),
          nonce: Number(form.nonce),
        },
    stakeMinor,
    choice,
    moves: moves as readonly unknown[],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
