import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Phase = 'line' | 'live';

/** What the house keeps of an offer, in thousandths (rules §11), by sport and phase. */
export interface CashOutMargins {
  of(sport: string, phase: Phase): number;
}

/** Where the operator says nothing. */
export const USUAL_MARGINS: Readonly<Record<Phase, number>> = { line: 40, live: 60 };

/** In the data directory: `{ "line": 40, "sports": { "tennis": { "live": 80 } } }`, in thousandths. */
const MARGINS_FILE = 'cash-out.json';

const PHASES: readonly string[] = ['line', 'live'] satisfies readonly Phase[];

/**
 * The margins of the operator's file above the usual ones; of a sport, those of the sport. Read once, at the start.
 * @throws Error naming the file for what is no margin: a whole number of thousandths, 0 to 999.
 */
export function readCashOutMargins(dataDir: string): CashOutMargins {
  const { sports = {}, ...general } = readFile(dataDir);
  const all: Readonly<Record<Phase, number>> = { ...USUAL_MARGINS, ...marginsIn(general, '') };
  if (!isRecord(sports)) throw new Error(`${MARGINS_FILE}: sports is no list of sports`);
  const bySport = new Map(
    Object.entries(sports).map(([sport, margins]) => {
      if (!isRecord(margins)) throw new Error(`${MARGINS_FILE}: ${sport} is no list of margins`);
      return [sport, marginsIn(margins, `${sport} `)] as const;
    }),
  );
  return { of: (sport, phase) => bySport.get(sport)?.[phase] ?? all[phase] };
}

function marginsIn(named: Readonly<Record<string, unknown>>, of: string): Partial<Record<Phase, number>> {
  for (const [phase, margin] of Object.entries(named)) {
    const isMargin = typeof margin === 'number' && Number.isInteger(margin) && margin >= 0 && margin <= 999;
    if (!PHASES.includes(phase) || !isMargin)
      throw new Error(`${MARGINS_FILE}: ${of}${phase} is no margin of line or live, 0 to 999 thousandths`);
  }
  return named;
}

function readFile(dataDir: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(join(dataDir, MARGINS_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) throw new Error(`${MARGINS_FILE} is no list of margins`);
  return read;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
