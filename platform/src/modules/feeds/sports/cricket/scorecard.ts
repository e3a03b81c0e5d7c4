import type { PlayerFigures } from '@paddock/contract/schemas';

import { OVER_BALLS, type Delivery, type Innings, type Over } from './cricket-rules.ts';

/** Those who bowl: the last five of a side, an over each in turn, so that nobody bowls two in a row or more than four. */
const BOWLERS = 5;

interface Tally {
  bat?: [runs: number, balls: number, out: number];
  bowl?: [balls: number, runs: number, wickets: number];
}

/** Figures of one side's players, in the order they bat: what they made of their own innings and bowled in the other one. */
export function scorecard(
  names: readonly string[],
  own: Innings | undefined,
  other: Innings | undefined,
): PlayerFigures[] {
  const tallies = names.map((): Tally => ({}));
  if (own !== undefined) bat(tallies, own.overs);
  if (other !== undefined) bowl(tallies, other.overs);
  return names.map((name, at) => ({ name, ...tallies[at] }));
}

/** Two are in; odd runs and the end of an over bring the other one to face the next ball. */
function bat(tallies: readonly Tally[], overs: readonly Over[]): void {
  let [striker, partner, next] = [0, 1, 2];
  for (const { deliveries } of overs) {
    let balls = 0;
    for (const delivery of deliveries) {
      if (delivery === 'wd') continue;
      balls += 1;
      const tally = tallies[striker];
      const [runs, faced] = tally?.bat ?? [0, 0];
      const isOut = delivery === 'W';
      const made = isOut ? 0 : Number(delivery);
      if (tally !== undefined) tally.bat = [runs + made, faced + 1, isOut ? 1 : 0];
      if (isOut) striker = next++;
      else if (made % 2 === 1) [striker, partner] = [partner, striker];
    }
    if (balls === OVER_BALLS) [striker, partner] = [partner, striker];
  }
  for (const at of [striker, partner]) {
    const tally = tallies[at];
    if (tally !== undefined && overs.length > 0) tally.bat ??= [0, 0, 0];
  }
}

function bowl(tallies: readonly Tally[], overs: readonly Over[]): void {
  for (const [at, { runs, wickets, deliveries }] of overs.entries()) {
    const tally = tallies[tallies.length - 1 - (at % Math.min(BOWLERS, tallies.length))];
    if (tally === undefined) continue;
    const [balls, conceded, taken] = tally.bowl ?? [0, 0, 0];
    tally.bowl = [balls + deliveries.filter(isBall).length, conceded + runs, taken + wickets];
  }
}

const isBall = (delivery: Delivery): boolean => delivery !== 'wd';
