import type { Score } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import { NEW_MAP, type MapModel, type MapOdds, type MapState } from './map-model.ts';
import { isWon, MAPS_TO_WIN } from './maps-record.ts';

/** Chances of all that a match can come to, from the model of one map; those of a map that has not begun are kept. */
export class MapsChances {
  readonly model: MapModel;
  #fresh: MapOdds | undefined;

  constructor(model: MapModel) {
    this.model = model;
  }

  odds(state: MapState): MapOdds {
    if (state.points[0] + state.points[1] > 0) return this.model.odds(state);
    this.#fresh ??= this.model.odds(NEW_MAP);
    return this.#fresh;
  }

  /** Chances of the final scores in maps (`2:1`), the running map won by the home side with that chance. */
  scores(won: Score, running: number): ReadonlyMap<string, number> {
    const scores = new Map<string, number>();
    const fresh = this.odds(NEW_MAP).home;
    const play = ([home, away]: Score, chance: number, homeWins: number): void => {
      for (const [next, part] of [
        [[home + 1, away], homeWins],
        [[home, away + 1], 1 - homeWins],
      ] as const) {
        const text = next.join(':');
        if (isWon(next)) scores.set(text, (scores.get(text) ?? 0) + chance * part);
        else play(next, chance * part, fresh);
      }
    };
    play(won, 1, running);
    return scores;
  }

  /** Maps that the home side wins more of in a whole match. */
  finalLead(): Distribution {
    const chances = Array.from({ length: 2 * MAPS_TO_WIN + 1 }, () => 0);
    for (const [score, chance] of this.scores([0, 0], this.odds(NEW_MAP).home)) {
      const [home = 0, away = 0] = score.split(':').map(Number);
      const at = home - away + MAPS_TO_WIN;
      chances[at] = (chances[at] ?? 0) + chance;
    }
    return { least: -MAPS_TO_WIN, chances };
  }
}
