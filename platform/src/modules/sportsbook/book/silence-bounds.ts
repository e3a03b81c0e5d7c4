import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@paddock/contract';

/** How long nothing may be told of a match that is on before its prices are not trusted. */
export interface SilenceBound {
  /** While it is played, in milliseconds. */
  readonly playMs: number;
  /** In a break between its periods, where a provider may have nothing to tell. */
  readonly breakMs: number;
}

/** Bounds by sport. */
export interface SilenceBounds {
  of(sport: string): SilenceBound;
}

type Seconds = Readonly<Record<'playSec' | 'breakSec', number>>;

/**
 * Where the operator says nothing. Our own feeds tell each match that is on every twenty seconds at least
 * (`STILL_EVERY_MS`), in breaks too; a provider without such a habit tells a match with a clock every few seconds, and says
 * nothing for as long as the sport itself stands still: a change of ends, an over, a map that ended.
 */
const USUAL: Seconds = { playSec: 120, breakSec: 1_500 };
const USUAL_BY_SPORT: Readonly<Record<string, Partial<Seconds>>> = {
  'american-football': { playSec: 240, breakSec: 2_100 },
  baseball: { playSec: 300 },
  cricket: { playSec: 360, breakSec: 3_600 },
  tennis: { playSec: 300 },
  'table-tennis': { playSec: 240 },
  volleyball: { playSec: 300 },
  'counter-strike': { playSec: 600 },
  'dota-2': { playSec: 900 },
  'league-of-legends': { playSec: 900 },
  marbles: { playSec: 60 },
  'virtual-football': { playSec: 60, breakSec: 180 },
};

/** In the data directory: `{ "playSec": 90, "sports": { "tennis": { "playSec": 240 } } }`, in seconds. */
const SILENCE_FILE = 'silence.json';
/** Less than this our own feeds would not keep to; above the most it is no bound. */
const LEAST_SEC = 30;
const MOST_SEC = 86_400;

/** The usual bounds. */
export const USUAL_SILENCE = boundsOf({}, {});

/**
 * The bounds of the operator's file above the usual ones: what it says of a sport, else what we say of that sport, else what
 * it says of all. Read once, at the start. @throws Error naming the file
 */
export function readSilenceBounds(dataDir: string): SilenceBounds {
  const { sports = {}, ...general } = readFile(dataDir);
  if (!isRecord(sports)) throw new Error(`${SILENCE_FILE}: sports is no list of sports`);
  const bySport = Object.entries(sports).map(([sport, named]) => {
    if (!isRecord(named)) throw new Error(`${SILENCE_FILE}: ${sport} is no list of bounds`);
    return [sport, secondsIn(named, `${sport} `)] as const;
  });
  return boundsOf(secondsIn(general, ''), Object.fromEntries(bySport));
}

function boundsOf(
  general: Partial<Seconds>,
  sports: Readonly<Record<string, Partial<Seconds>>>,
): SilenceBounds {
  const inMs = ({ playSec, breakSec }: Seconds) => ({
    playMs: playSec * SECOND_MS,
    breakMs: breakSec * SECOND_MS,
  });
  const all = { ...USUAL, ...general };
  const named = new Set([...Object.keys(USUAL_BY_SPORT), ...Object.keys(sports)]);
  const bySport = new Map(
    [...named].map((sport) => [sport, inMs({ ...all, ...USUAL_BY_SPORT[sport], ...sports[sport] })]),
  );
  const others = inMs(all);
  return { of: (sport) => bySport.get(sport) ?? others };
}

function secondsIn(named: Readonly<Record<string, unknown>>, of: string): Partial<Seconds> {
  for (const [name, sec] of Object.entries(named)) {
    const isBound = typeof sec === 'number' && Number.isInteger(sec) && sec >= LEAST_SEC && sec <= MOST_SEC;
    if ((name !== 'playSec' && name !== 'breakSec') || !isBound)
      throw new Error(
        `${SILENCE_FILE}: ${of}${name} is no playSec or breakSec of ${LEAST_SEC} to ${MOST_SEC} whole seconds`,
      );
  }
  return named;
}

function readFile(dataDir: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(join(dataDir, SILENCE_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) throw new Error(`${SILENCE_FILE} is no list of bounds`);
  return read;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
