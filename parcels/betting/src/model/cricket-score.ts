import type { EventState } from '@paddock/contract/schemas';

type Side = 'home' | 'away';

const OVER_BALLS = 6;
const ALL_BALLS = 120;
const ALL_OUT = 10;

/** Runs and wickets as they are written: `153/4`; runs alone of a side that is all out, or whose wickets nobody tells; nothing before it bats. */
export function inningsText({ score, cricket, period }: EventState, at: 0 | 1): string {
  const isFirst = cricket?.first === (at === 0 ? 'home' : 'away');
  if (cricket !== undefined && !isFirst && (period === 'i1' || period === 'ib')) return '';
  const wickets = cricket?.wickets[at];
  return wickets === undefined || wickets === ALL_OUT ? String(score[at]) : `${score[at]}/${wickets}`;
}

/** Overs a side has faced. */
export function oversText({ cricket }: EventState, side: Side): string {
  return oversOf(cricket?.balls[side === 'home' ? 0 : 1] ?? 0);
}

/** Balls as overs are written: 76 are `12.4`. */
export function oversOf(balls: number): string {
  return `${Math.floor(balls / OVER_BALLS)}.${balls % OVER_BALLS}`;
}

/** What a side that bats second still has to make, and with how many balls; undefined while nobody chases. */
export function chaseOf({
  period,
  score,
  cricket,
}: EventState): { readonly side: Side; readonly runs: number; readonly balls: number } | undefined {
  if (cricket === undefined || (period !== 'ib' && period !== 'i2')) return undefined;
  const side = cricket.first === 'home' ? 'away' : 'home';
  const [own, other] = side === 'home' ? score : [score[1], score[0]];
  return { side, runs: other + 1 - own, balls: ALL_BALLS - cricket.balls[side === 'home' ? 0 : 1] };
}
