import type { Score, Side } from '../../results/index.ts';
import type { SportEnds } from '../sport-model.ts';
import { isWon, mapsWon, type MapRecord, type MapsRecord } from './maps-record.ts';

/** Told by the score in maps. */
const TOLD = [
  ...['winner', 'maps-score', 'maps-total', 'maps-handicap', 'map-winner'],
  ...['team-wins-map', 'map-and-match'],
];

/** Every order of maps; rounds and kills no final score tells. */
export function mapsEnds<Code extends string>(sport: Code): SportEnds<MapsRecord<Code>> {
  return {
    toldByScore: TOLD,
    possible(_markets, finalScore) {
      const all = playedOut([0, 0]);
      const ended = all.filter(({ maps }) => mapsWon(maps).join() === finalScore?.join());
      // A match that was given up has a score no finished match has, which tells nothing.
      return ended.length > 0 ? ended : all;
    },
    withParts: (match) => [match],
    scoreOf: ({ maps }) => mapsWon(maps),
    toldByEnds: TOLD,
    onFrom: (_markets, from) => playedOut(from),
  };

  /** Finished matches; the maps that were over at `from` already went as they went. */
  function playedOut(from: Score): readonly MapsRecord<Code>[] {
    const ends: MapsRecord<Code>[] = [];
    function play(maps: readonly MapRecord[]): void {
      const won = mapsWon(maps);
      if (maps.length === from[0] + from[1] && won.join() !== from.join()) return;
      if (isWon(won)) ends.push({ sport, maps, end: 'finished' });
      else for (const winner of ['home', 'away'] as const) play([...maps, wonBy(winner)]);
    }
    play([]);
    return ends;
  }
}

const wonBy = (winner: Side): MapRecord => ({
  points: winner === 'home' ? [13, 5] : [5, 13],
  firsts: {},
  winner,
});
