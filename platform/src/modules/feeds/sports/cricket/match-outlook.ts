import type { Side } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import { ballChances } from './ball-chances.ts';
import { OVER_BALLS, OVERS, SUPER_OVER_WICKETS, WICKETS } from './cricket-rules.ts';
import { freshOutlook, MOST_RUNS } from './innings-outlook.ts';
import { GAINS, InningsPlay } from './innings-play.ts';

/** What a match can come to: chances of runs, of n runs `[n]`; of leads the home side's, of n runs `[n + MOST_RUNS]`. */
export interface MatchOutlook {
  readonly total: Float64Array;
  readonly lead: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

const SLIGHT = 1e-12;

/** Both innings once the first side's runs are known: `second` are those of a side that stops at the target. */
export function chased(first: Side, target: number, second: Float64Array): MatchOutlook {
  const outlook = emptyOutlook();
  for (const [runs, chance] of second.entries()) add(outlook, first, target - 1, runs, chance);
  return outlook;
}

/** Both innings from the chances of the first side's runs; the second side stops as it passes them. */
export function bothInnings(first: Side, firstRuns: Float64Array, secondAdvantage: number): MatchOutlook {
  const { runs: chase, gains } = freshOutlook(secondAdvantage);
  const outlook = emptyOutlook();
  for (const [made, chance] of firstRuns.entries()) {
    if (chance < SLIGHT) continue;
    for (let runs = 0; runs <= made; runs++) add(outlook, first, made, runs, chance * (chase[runs] ?? 0));
    for (const gain of GAINS)
      for (let before = Math.max(0, made - gain + 1); before <= made; before++)
        add(outlook, first, made, before + gain, chance * (gains[gain][before] ?? 0));
  }
  return outlook;
}

/** Two equally likely ways to begin. */
export function eitherOf(one: MatchOutlook, other: MatchOutlook): MatchOutlook {
  return {
    total: halves(one.total, other.total),
    lead: halves(one.lead, other.lead),
    home: halves(one.home, other.home),
    away: halves(one.away, other.away),
  };
}

export function halves(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((chance, at) => (chance + (other[at] ?? 0)) / 2);
}

/** The home side's lead in runs at the end of a whole match, whoever bats first; super overs bring no runs. */
export function finalLead({ home, away }: Readonly<Record<Side, number>>): Distribution {
  const { lead } = eitherOf(
    bothInnings('home', freshOutlook(home).runs, away),
    bothInnings('away', freshOutlook(away).runs, home),
  );
  return { least: -MOST_RUNS, chances: [...lead] };
}

/** The chance that the home side wins, level matches parted by super overs. */
export function homeWins({ lead }: MatchOutlook, advantages: Readonly<Record<Side, number>>): number {
  let ahead = 0;
  for (let at = MOST_RUNS + 1; at < lead.length; at++) ahead += lead[at] ?? 0;
  return ahead + (lead[MOST_RUNS] ?? 0) * homeWinsSuperOver(advantages);
}

/** Level super overs are played again. */
function homeWinsSuperOver({ home, away }: Readonly<Record<Side, number>>): number {
  const [one, other] = [superOverRuns(home), superOverRuns(away)];
  let [wins, losses] = [0, 0];
  for (const [runs, chance] of one.entries())
    for (const [others, part] of other.entries()) {
      if (runs > others) wins += chance * part;
      if (runs < others) losses += chance * part;
    }
  return wins / (wins + losses);
}

function superOverRuns(advantage: number): Float64Array {
  const play = new InningsPlay({ balls: 0, wickets: WICKETS - SUPER_OVER_WICKETS, runs: 0 }, 48);
  for (let ball = 0; ball < OVER_BALLS; ball++) play.bowl(ballChances(advantage, OVERS - 1));
  return play.runs();
}

function emptyOutlook(): MatchOutlook {
  const [total, lead] = [new Float64Array(2 * MOST_RUNS), new Float64Array(2 * MOST_RUNS)];
  return { total, lead, home: new Float64Array(MOST_RUNS), away: new Float64Array(MOST_RUNS) };
}

function add(outlook: MatchOutlook, first: Side, made: number, chased: number, chance: number): void {
  if (chance < SLIGHT * SLIGHT) return;
  const runs = Math.min(chased, MOST_RUNS - 1);
  const [home, away] = first === 'home' ? [made, runs] : [runs, made];
  more(outlook.total, home + away, chance);
  more(outlook.lead, home - away + MOST_RUNS, chance);
  more(outlook.home, home, chance);
  more(outlook.away, away, chance);
}

function more(chances: Float64Array, at: number, chance: number): void {
  chances[at] = (chances[at] ?? 0) + chance;
}
