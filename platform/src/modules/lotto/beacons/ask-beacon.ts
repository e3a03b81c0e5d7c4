import { SECOND_MS } from '@paddock/contract';

import { answerText } from '../../../kernel/http/answer-text.ts';
import type { NamedRound } from './beacons.ts';

/** A look waits for it. */
const PATIENCE_MS = 5 * SECOND_MS;

/** A round with its signatures is smaller by far. */
const MOST_BYTES = 4_096;

const RANDOMNESS = /^[0-9a-f]{64}$/;

/** As rounds of a beacon say it, and as an operator types it. */
export const isRandomness = (value: unknown): value is string =>
  typeof value === 'string' && RANDOMNESS.test(value);

/**
 * Asks a beacon for its round: 32 bytes as 64 small hex characters.
 * @throws Error where nothing, too late, too much, a redirect, an error or anything but that round comes
 */
export type AskBeacon = (named: Pick<NamedRound, 'round' | 'url'>) => Promise<string>;

export function createAskBeacon(patienceMs = PATIENCE_MS): AskBeacon {
  return async ({ round, url }) => {
    const answer = await fetch(url, {
      ...{ redirect: 'error', signal: AbortSignal.timeout(patienceMs) },
      headers: { accept: 'application/json' },
    });
    const text = await answerText(answer, MOST_BYTES);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const said: unknown = JSON.parse(text);
    const { round: itsRound, randomness } = (said ?? {}) as Readonly<Record<string, unknown>>;
    if (itsRound !== round) throw new Error(`answered another round than ${round}`);
    if (!isRandomness(randomness)) throw new Error('answered no randomness of 64 hex characters');
    return randomness;
  };
}
