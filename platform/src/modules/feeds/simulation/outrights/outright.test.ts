import { quote } from '../match/quote.ts';
import type { FairMarket } from '../match/simulated-match.ts';
import { Outright } from './outright.ts';
import { firstSeason } from './season.fixture.ts';

const { fixture, season } = firstSeason('virtual-football');
const outright = new Outright('test', fixture, season);
const PARTS = season.kickOffsMs.length;
const { teams } = fixture.championship;

function pricesAfter(parts: number): readonly FairMarket[] {
  const steps = outright.prices(parts);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const chancesOf = ({ selections }: FairMarket): readonly number[] => selections.map(([, chance]) => chance);
const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

describe('who wins a season', () => {
  it('is decided by everybody playing everybody twice, at home and away', () => {
    const matches = Array.from({ length: PARTS }, (_, part) => season.matchesOf(part)).flat();
    expect(matches).toHaveLength(teams.length * (teams.length - 1));
    expect(new Set(matches.map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(matches.length);
    expect(fixture.kickOffMs).toBe(Math.max(...matches.map(({ kickOffMs }) => kickOffMs)));
    expect(fixture.field?.runners).toHaveLength(teams.length);
  });

  it.each([0, PARTS / 2])(
    'is priced after %i parts with a margin, and no two markets contradict',
    (parts) => {
      const [winner, top2, top3, top4, last] = pricesAfter(parts);
      if (!winner || !top2 || !top3 || !top4 || !last) throw new Error('a market is missing');
      expect([winner, top2, top3, top4, last].map(({ type }) => type)).toEqual(
        outright.keys().map(({ type }) => type),
      );
      for (const [places, market] of [
        [2, top2],
        [3, top3],
        [4, top4],
        [3, last],
      ] as const)
        expect(sum(chancesOf(market))).toBeCloseTo(places, 6);
      for (const [at, chance] of chancesOf(top2).entries()) {
        expect(chance).toBeLessThanOrEqual((chancesOf(top3)[at] ?? 0) + 1e-9);
        expect((chancesOf(top4)[at] ?? 0) + (chancesOf(last)[at] ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
      }
      const implied = sum((quote(winner)?.selections ?? []).map(({ oddsMilli }) => 1000 / oddsMilli));
      expect(implied).toBeGreaterThan(1.02);
    },
  );

  it('is offered each way on terms by which no place is worth its stake', () => {
    const [winner, ...placed] = pricesAfter(0);
    const { eachWay } = winner ?? {};
    if (winner === undefined || eachWay === undefined) throw new Error('not each way');
    const among = placed.find(({ type }) => type === `field-top-${eachWay.places}`)?.selections ?? [];
    for (const { outcome, oddsMilli } of quote(winner)?.selections ?? []) {
      const chance = among.find(([code]) => code === outcome)?.[1] ?? 1;
      expect((1 + ((oddsMilli / 1000 - 1) * eachWay.num) / eachWay.den) * chance).toBeLessThan(1);
    }
  });

  it('goes on being offered on the rest when some are sure of a place', () => {
    const late = pricesAfter(PARTS - 6).slice(1);
    const sure = late.filter((market) => chancesOf(market).some((chance) => chance > 0.999));
    expect(sure.length).toBeGreaterThan(0);
    for (const market of sure) {
      const open = chancesOf(market).filter((chance) => chance > 0.01 && chance < 0.98);
      if (open.length < 2) continue;
      const offered = quote(market)?.selections ?? [];
      expect(offered.length).toBeGreaterThanOrEqual(open.length);
      expect(offered.every(({ oddsMilli }) => oddsMilli > 1000)).toBe(true);
    }
  });

  it('is told at the end by the table', () => {
    expect(outright.record(false)).toMatchObject({ places: new Map() });
    const { places, end } = outright.record(true);
    expect(end).toBe('finished');
    const [leader] = [...places].flatMap(([code, place]) => (place === 1 ? [code] : []));
    expect([...places.values()].toSorted((a, b) => a - b)[0]).toBe(1);
    expect(places.size).toBe(teams.length);
    const [winner] = pricesAfter(PARTS);
    const sureToWin = winner?.selections.find(([, chance]) => chance === 1)?.[0];
    expect(sureToWin).toBe(leader);
  });
});
