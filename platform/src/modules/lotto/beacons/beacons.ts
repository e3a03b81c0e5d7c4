import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS } from '@paddock/contract';
import { lotteryOf } from '@paddock/games/lotto';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import type { Draw } from '../draws/draw.ts';

/** In the data directory, by the code of a lottery (docs/lotto.md). */
const BEACONS_FILE = 'lotto-beacons.json';
const ROUND = '{round}';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * So long after sales close the round is published at the earliest: a clock that is some seconds wrong sells nobody a draw
 * whose public value is known.
 */
const MARGIN_MS = 10 * SECOND_MS;

/** A source that owes a value for so long is said to be silent, and an operator may enter the value. */
export const SILENT_AFTER_MS = 10 * MINUTE_MS;

/** A public source of randomness: numbered rounds at even times, each at an address of its own. */
export interface Beacon {
  /** As players read it, in 3 to 80 characters. */
  readonly name: string;
  /** Of a round, with `{round}` in its place. */
  readonly url: string;
  /** When round 1 was published. */
  readonly genesisMs: number;
  readonly periodMs: number;
}

export type Beacons = ReadonlyMap<string, Beacon>;

/** The round of a beacon that a draw names before its sales open. */
export interface NamedRound {
  readonly round: number;
  readonly url: string;
  /** When it is published. */
  readonly atMs: number;
}

/** The first round that nobody knows before sales have closed. */
export function roundAfter({ url, genesisMs, periodMs }: Beacon, closesAtMs: number): NamedRound {
  const periods = Math.max(0, Math.ceil((closesAtMs + MARGIN_MS - genesisMs) / periodMs));
  const round = periods + 1;
  return { round, url: url.replace(ROUND, String(round)), atMs: genesisMs + periods * periodMs };
}

/** Since when a draw's source owes its value, once that is long; undefined of a draw that an operator need not look after. */
export function silentSinceMs(
  { beacon, publicValue, voidedAtMs }: Pick<Draw, 'beacon' | 'publicValue' | 'voidedAtMs'>,
  nowMs: number,
): number | undefined {
  if (beacon === undefined || publicValue !== undefined || voidedAtMs !== undefined) return undefined;
  return nowMs >= beacon.atMs + SILENT_AFTER_MS ? beacon.atMs : undefined;
}

/**
 * The beacons of lotteries, from the operator's file; read once, at the start. Addresses are those of https, outside
 * production those of this machine too.
 * @throws Error naming the file and the lottery for what cannot be a beacon
 */
export function readBeacons({ dataDir, mode }: Pick<PlatformConfig, 'dataDir' | 'mode'>): Beacons {
  return new Map(
    Object.entries(readFile(dataDir)).map(([code, said]) => {
      const fault = (why: string): Error => new Error(`${BEACONS_FILE}: ${code} ${why}`);
      if (lotteryOf(code) === undefined) throw fault('is no lottery');
      if (!isRecord(said)) throw fault('is no beacon');
      const { name, url, genesisAt, periodSeconds } = said;
      if (typeof name !== 'string' || !/^.{3,80}$/.test(name))
        throw fault('has no name of 3 to 80 characters');
      if (typeof url !== 'string' || !isBeaconAddress(url, mode === 'production'))
        throw fault(`has no https address with ${ROUND} in its path or query`);
      const genesisMs = typeof genesisAt === 'string' ? Date.parse(genesisAt) : NaN;
      if (!Number.isSafeInteger(genesisMs) || genesisMs < 0) throw fault('has no time in genesisAt');
      if (!isPeriod(periodSeconds)) throw fault('has no periodSeconds from 1 to 3600');
      return [code, { name, url, genesisMs, periodMs: periodSeconds * SECOND_MS }];
    }),
  );
}

const isPeriod = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 3_600;

/** Nothing of the address but its path and query changes with the round, and it carries no password. */
function isBeaconAddress(url: string, isProduction: boolean): boolean {
  const [before, after, further] = url.split(ROUND);
  if (before === undefined || after === undefined || further !== undefined) return false;
  const address = `${before}1${after}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password, hash } = new URL(address);
  const isOwn = protocol === 'http:' && LOOPBACK.test(hostname) && !isProduction;
  if (protocol !== 'https:' && !isOwn) return false;
  return before.startsWith(`${origin}/`) && username === '' && password === '' && hash === '';
}

function readFile(dataDir: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(join(dataDir, BEACONS_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) throw new Error(`${BEACONS_FILE} is no list of beacons by lottery`);
  return read;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
