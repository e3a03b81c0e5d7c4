import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { outlookOf, type Outlook, type Prospect, type ScorersSituation } from './scorer-chances.ts';
import { SCORER_GOALS } from './scorer-results.ts';

/**
 * Markets of scorers, by the goals of the match's one model: each goal falls to one of those on the pitch by the weight of
 * their places. Every outcome is a bet of its own: several come true together, and that of a player who does not take part is
 * void, so their chances are those if it is not.
 */
export function scorerPrices(situation: ScorersSituation): readonly FairMarket[] {
  const outlook = outlookOf(situation);
  const { scorers } = situation;
  const none = Math.exp(-outlook.rate * outlook.left);
  const markets = Object.entries(SCORER_GOALS).map(([type, goals]) =>
    market(type, [
      ...outlook.prospects.flatMap((prospect) => named(prospect, scores(prospect, goals))),
      ...(goals === 1 && scorers.length === 0 ? [NONE(none)] : []),
    ]),
  );
  const last = scorers.at(-1)?.id;
  markets.push(
    market('last-scorer', [
      ...outlook.prospects.flatMap((prospect) => {
        const stands = prospect.player.id === last ? none : 0;
        return named(prospect, stands + isLast(prospect, outlook));
      }),
      ...(scorers.length === 0 ? [NONE(none)] : []),
    ]),
  );
  if (scorers.length > 0) return markets;
  const first = outlook.prospects.flatMap((prospect) => named(prospect, isFirst(prospect, outlook)));
  return [market('first-scorer', [...first, NONE(none)]), ...markets];
}

const NONE = (chance: number): FairSelection => ['none', chance];

function market(type: string, selections: readonly FairSelection[]): FairMarket {
  return { type, specifiers: {}, selections, core: true, areAlone: true };
}

/** Of a bet that is decided already there is no price. */
function named({ player }: Prospect, chance: number): readonly FairSelection[] {
  return chance >= 1 ? [] : [[player.id, chance, player.name]];
}

function scores({ stays, goals }: Prospect, wanted: number): number {
  return stays.reduce(
    (sum, { chance, from, to, rate }) => sum + chance * atLeast(wanted - goals, rate * (to - from)),
    0,
  );
}

/** A Poisson count with this mean reaches `least`. */
function atLeast(least: number, mean: number): number {
  let [below, term] = [0, Math.exp(-mean)];
  for (let count = 0; count < least; count++) {
    below += term;
    term *= mean / (count + 1);
  }
  return 1 - below;
}

/** Among all goals that count, if the player is on the pitch before the first of them. */
function isFirst({ stays }: Prospect, { rate: all }: Outlook): number {
  let [first, inTime] = [0, 0];
  for (const { chance, from, to, rate } of stays) {
    const noneBefore = Math.exp(-all * from);
    inTime += chance * noneBefore;
    first += (chance * rate * (noneBefore - Math.exp(-all * to))) / all;
  }
  return inTime === 0 ? 0 : first / inTime;
}

function isLast({ stays }: Prospect, { rate: all, left }: Outlook): number {
  return stays.reduce((sum, { chance, from, to, rate }) => {
    const noneAfter = Math.exp(-all * (left - to)) - Math.exp(-all * (left - from));
    return sum + (chance * rate * noneAfter) / all;
  }, 0);
}
