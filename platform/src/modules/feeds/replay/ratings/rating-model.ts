import type { Score } from '../../results/index.ts';
import type { GoalRates } from '../../sports/football/goal-rates.ts';

/**
 * Goals expected of a match between two average teams, by long experience of league football. This and average teams
 * are the prior every file starts from; nothing else is known before its first match.
 */
export const PRIOR_RATES: GoalRates = [1.5, 1.17];

/** How far one match moves a team: small enough to be calm, large enough to know a league by its third month. */
const STEP = 0.055;
/** Strengths are held within what teams of one league differ by. */
const MOST_STRENGTH = 0.8;

interface Strength {
  readonly attack: number;
  readonly defence: number;
}

const AVERAGE: Strength = { attack: 0, defence: 0 };

/**
 * Attack and defence of teams on the log scale of goals, moved after each match by the goals they made and prevented
 * beyond expectation (the gradient of a Poisson likelihood). Immutable: a later match can only make a later model.
 */
export class RatingModel {
  readonly #strengths: ReadonlyMap<string, Strength>;

  constructor(strengths: ReadonlyMap<string, Strength> = new Map()) {
    this.#strengths = strengths;
  }

  /** Goals expected of a match that is still to be played. */
  expect(home: string, away: string): GoalRates {
    const [one, other] = [this.#of(home), this.#of(away)];
    return [
      PRIOR_RATES[0] * Math.exp(one.attack - other.defence),
      PRIOR_RATES[1] * Math.exp(other.attack - one.defence),
    ];
  }

  /** The model after a match has ended. */
  after(home: string, away: string, fullTime: Score): RatingModel {
    const expected = this.expect(home, away);
    const homeSurprise = STEP * (fullTime[0] - expected[0]);
    const awaySurprise = STEP * (fullTime[1] - expected[1]);
    const [one, other] = [this.#of(home), this.#of(away)];
    const strengths = new Map(this.#strengths);
    strengths.set(home, moved(one, homeSurprise, awaySurprise));
    strengths.set(away, moved(other, awaySurprise, homeSurprise));
    return new RatingModel(strengths);
  }

  #of(team: string): Strength {
    return this.#strengths.get(team) ?? AVERAGE;
  }
}

function moved({ attack, defence }: Strength, made: number, conceded: number): Strength {
  const held = (value: number) => Math.max(-MOST_STRENGTH, Math.min(MOST_STRENGTH, value));
  return { attack: held(attack + made), defence: held(defence - conceded) };
}
