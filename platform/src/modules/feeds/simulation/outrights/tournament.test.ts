import { quote } from '../match/quote.ts';
import type { FairMarket } from '../match/simulated-match.ts';
import { openMatch } from '../fixtures/open-match.ts';
import { Outright } from './outright.ts';
import { firstSeason } from './season.fixture.ts';

function pricesAfter(outright: Outright, parts: number): readonly FairMarket[] {
  const steps = outright.prices(parts);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const chancesOf = ({ selections }: FairMarket): readonly number[] => selections.map(([, chance]) => chance);
const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

describe.each(['tennis', 'table-tennis'])('who wins a tournament of %s', (sport) => {
  const { fixture, season } = firstSeason(sport);
  const outright = new Outright('test', fixture, season);
  const parts = season.kickOffsMs.length;

  it('is priced with places and each way, no market against another', () => {
    const [winner, top2, top3, top4] = pricesAfter(outright, 0);
    if (!winner || !top2 || !top3 || !top4) throw new Error('a market is missing');
    expect(winner.eachWay).toBeDefined();
    // Prices to win may be cut for each way: as many as there are places, of the others exactly.
    for (const [places, market] of [top2, top3, top4].entries())
      expect(sum(chancesOf(market))).toBeCloseTo(places + 2, 6);
    for (const [at, second] of chancesOf(top2).entries()) {
      expect(second).toBeLessThanOrEqual((chancesOf(top3)[at] ?? 0) + 1e-9);
      expect(chancesOf(top3)[at] ?? 0).toBeLessThanOrEqual((chancesOf(top4)[at] ?? 0) + 1e-9);
    }
    const { eachWay } = winner;
    const among = [top2, top3, top4].find(({ type }) => type === `field-top-${eachWay?.places}`)?.selections;
    for (const { outcome, oddsMilli } of quote(winner)?.selections ?? []) {
      const chance = among?.find(([code]) => code === outcome)?.[1] ?? 1;
      expect(
        (1 + ((oddsMilli / 1000 - 1) * (eachWay?.num ?? 1)) / (eachWay?.den ?? 1)) * chance,
      ).toBeLessThan(1);
    }
  });

  it('is told by the scores of its matches, counted anew: matches won, then sets', () => {
    const merits = fixture.championship.teams.map(() => ({ won: 0, sets: 0, scored: 0 }));
    for (const match of season.kickOffsMs.flatMap((_, part) => season.matchesOf(part))) {
      const played = openMatch('test', match);
      const { score } = played.viewAt(played.durationSec);
      for (const [side, own, other] of [
        [match.home, score[0], score[1]],
        [match.away, score[1], score[0]],
      ] as const) {
        const row = merits[fixture.championship.teams.indexOf(side)];
        if (row === undefined) throw new Error('a stranger');
        row.won += own > other ? 1 : own === other ? 0.5 : 0;
        row.sets += own - other;
        row.scored += own;
      }
    }
    const better = (one: (typeof merits)[number], other: (typeof merits)[number]) =>
      one.won - other.won || one.sets - other.sets || one.scored - other.scored;
    const places = merits.map((own) => 1 + merits.filter((other) => better(other, own) > 0).length);
    const { places: told } = outright.record(true);
    expect(places.map((_, at) => told.get(String(at + 1)))).toEqual(places);
    const sure = pricesAfter(outright, parts)[0]?.selections.filter(([, chance]) => chance > 0.99);
    const first = places.flatMap((place, at) => (place === 1 ? [String(at + 1)] : []));
    if (first.length === 1) expect(sure?.map(([code]) => code)).toEqual(first);
  });

  it('takes no bets while any match of it is on, however long that lasts', () => {
    for (const [part] of season.kickOffsMs.entries()) {
      for (const match of season.matchesOf(part)) {
        const lastMs = match.kickOffMs + 1000 * openMatch('test', match).durationSec - 1;
        expect(outright.play.isOnAt(lastMs)).toBe(true);
      }
    }
    expect(outright.play.isOnAt(outright.play.endsMs())).toBe(false);
  });
});
