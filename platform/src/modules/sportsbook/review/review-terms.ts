import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BetSection } from '@paddock/contract/schemas';
import { SECOND_MS } from '@paddock/contract';

/** How long each side has, and what becomes of a bet that no operator answered. */
export interface ReviewTerms {
  readonly operatorMs: Readonly<Record<BetSection, number>>;
  readonly playerMs: Readonly<Record<BetSection, number>>;
  /** Nothing is struck that its player did not see: the automatic maximum can be offered, not taken. */
  readonly onSilence: 'reject' | 'offer';
}

/** Where the operator says nothing. */
export const USUAL_TERMS: ReviewTerms = {
  operatorMs: { line: 120 * SECOND_MS, live: 20 * SECOND_MS },
  playerMs: { line: 60 * SECOND_MS, live: 20 * SECOND_MS },
  onSilence: 'reject',
};

/** In the data directory: `{ "operatorSec": { "live": 15 }, "playerSec": { "line": 90 }, "onSilence": "offer" }`. */
const TERMS_FILE = 'review.json';
/** Money of a player waits no longer than this for either side. */
const MOST_SEC = 600;

/** The terms of the operator's file above the usual ones. Read once, at the start. @throws Error naming the file. */
export function readReviewTerms(dataDir: string): ReviewTerms {
  const { operatorSec, playerSec, onSilence = USUAL_TERMS.onSilence, ...rest } = readFile(dataDir);
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`${TERMS_FILE}: nobody knows ${unknown}`);
  if (onSilence !== 'reject' && onSilence !== 'offer')
    throw new Error(`${TERMS_FILE}: onSilence is reject or offer`);
  return {
    operatorMs: timesOf('operatorSec', operatorSec, USUAL_TERMS.operatorMs),
    playerMs: timesOf('playerSec', playerSec, USUAL_TERMS.playerMs),
    onSilence,
  };
}

function timesOf(
  name: string,
  given: unknown,
  usual: Readonly<Record<BetSection, number>>,
): Readonly<Record<BetSection, number>> {
  if (given === undefined) return usual;
  if (!isRecord(given)) throw new Error(`${TERMS_FILE}: ${name} names line and live`);
  const times = { ...usual };
  for (const [section, sec] of Object.entries(given)) {
    const isTime = typeof sec === 'number' && Number.isInteger(sec) && sec >= 1 && sec <= MOST_SEC;
    if ((section !== 'line' && section !== 'live') || !isTime)
      throw new Error(
        `${TERMS_FILE}: ${name} ${section} is no time of line or live, 1 to ${MOST_SEC} seconds`,
      );
    times[section] = sec * SECOND_MS;
  }
  return times;
}

function readFile(dataDir: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(join(dataDir, TERMS_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) throw new Error(`${TERMS_FILE} is no list of terms`);
  return read;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
