import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { lookAgain } from './run-tournaments.ts';
import { insertTournament, markStep, type NewTournament } from './tournament-store.ts';
import type { TournamentsParts } from './tournaments-api.ts';

export const SAMPLES_EVERY_MS = HOUR_MS;

type Sample = Omit<NewTournament, 'tournamentId' | 'madeAtMs' | 'name'> & {
  /** In every language of the product. */
  readonly name: Required<LocalizedName>;
};

/**
 * Invented tournaments of a development site, so that there is always one that runs and one that comes: one a day over our
 * own games by the highest multiplier, one a week over all games by turnover, and a weekly race over sports and casino. Their
 * prizes are approved beforehand.
 */
export async function keepSamples(parts: TournamentsParts): Promise<void> {
  const nowMs = parts.kernel.clock.nowMs();
  for (const sample of samplesAt(nowMs)) await keepSample(parts, sample, nowMs);
}

/** Of each kind the one that runs at a moment and the next. */
export function samplesAt(nowMs: number): readonly Sample[] {
  const today = nowMs - (nowMs % DAY_MS);
  // The first of January 1970 was a Thursday: weeks here begin on Mondays.
  const monday = today - ((today / DAY_MS + 3) % 7) * DAY_MS;
  const next = monday + 7 * DAY_MS;
  return [daily(today), daily(today + DAY_MS), weekly(monday), weekly(next), race(monday), race(next)];
}

async function keepSample(parts: TournamentsParts, sample: Sample, nowMs: number): Promise<void> {
  const { kernel } = parts;
  const tournamentId = kernel.ids.next<'tournament'>();
  const isNew = await inTransaction(kernel.db, async (tx) => {
    if (!(await insertTournament(tx, { ...sample, tournamentId, madeAtMs: nowMs }))) return false;
    await markStep(tx, tournamentId, 'approved', nowMs);
    return true;
  });
  if (isNew) await lookAgain(parts, tournamentId);
}

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** Prizes of the first ten places, in the hundredths of a whole that each currency has. */
const SHARES = [30n, 20n, 12n, 9n, 7n, 6n, 5n, 4n, 4n, 3n];
const prizes = (wholeMinor: bigint): readonly bigint[] => SHARES.map((share) => (wholeMinor * share) / 100n);

/** What of each currency stands for one EUR here; rough, and no exchange rate. */
const PER_EUR_MINOR = { EUR: 100n, USD: 100n, RUB: 100_00n } as const;

const inEach = (wholeEur: bigint, leastEurCents: bigint, hasUnit: boolean): Sample['currencies'] =>
  Object.entries(PER_EUR_MINOR).map(([currency, perEur]) => ({
    currency,
    leastStakeMinor: (perEur * leastEurCents) / 100n,
    turnoverUnitMinor: hasUnit ? perEur : undefined,
    prizesMinor: prizes(wholeEur * perEur),
  }));

const HIGHEST_OF_THE_DAY: Sample['name'] = {
  en: 'Highest of the Day',
  ru: 'Рекорд дня',
  de: 'Rekord des Tages',
  es: 'Récord del día',
  tr: 'Günün Rekoru',
  ar: 'رقم اليوم القياسي',
  hi: 'आज का रिकॉर्ड',
};
const LONG_WEEK: Sample['name'] = {
  en: 'Long Week',
  ru: 'Большая неделя',
  de: 'Lange Woche',
  es: 'Semana larga',
  tr: 'Uzun Hafta',
  ar: 'الأسبوع الطويل',
  hi: 'लंबा हफ़्ता',
};
const WEEKLY_RACE: Sample['name'] = {
  en: 'Weekly Race',
  ru: 'Гонка недели',
  de: 'Rennen der Woche',
  es: 'Carrera semanal',
  tr: 'Haftanın Yarışı',
  ar: 'سباق الأسبوع',
  hi: 'हफ़्ते की दौड़',
};

function daily(opensAtMs: number): Sample {
  const closesAtMs = opensAtMs + DAY_MS;
  return {
    code: `daily-${dayOf(opensAtMs)}`,
    name: HIGHEST_OF_THE_DAY,
    games: { of: 'companies', companies: ['paddock'] },
    points: 'best-multiplier',
    opensAtMs,
    closesAtMs,
    resultsAtMs: closesAtMs + 5 * MINUTE_MS,
    currencies: inEach(500n, 20n, false),
    who: {},
  };
}

function weekly(opensAtMs: number): Sample {
  const closesAtMs = opensAtMs + 7 * DAY_MS;
  return {
    code: `weekly-${dayOf(opensAtMs)}`,
    name: LONG_WEEK,
    games: { of: 'all' },
    points: 'turnover',
    opensAtMs,
    closesAtMs,
    resultsAtMs: closesAtMs + 30 * MINUTE_MS,
    currencies: inEach(5_000n, 10n, true),
    who: {},
  };
}

function race(opensAtMs: number): Sample {
  const closesAtMs = opensAtMs + 7 * DAY_MS;
  const half = { percent: 50, leastOddsMilli: null };
  return {
    code: `race-${dayOf(opensAtMs)}`,
    name: WEEKLY_RACE,
    games: {
      of: 'products',
      products: [
        { product: 'sportsbook', percent: 100, leastOddsMilli: 1_500 },
        { product: 'games', ...half },
        { product: 'shared-rounds', ...half },
        { product: 'game-wallet', ...half },
      ],
    },
    points: 'turnover',
    opensAtMs,
    closesAtMs,
    // Bets on matches of the last days are settled by then.
    resultsAtMs: closesAtMs + 2 * DAY_MS,
    currencies: inEach(2_000n, 100n, true),
    who: {},
  };
}
