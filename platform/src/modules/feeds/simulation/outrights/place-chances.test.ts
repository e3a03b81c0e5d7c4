import { LeadDraw } from './lead-draw.ts';
import { placeChances, type SeasonAhead } from './place-chances.ts';

const POINTS = { win: 3, draw: 1 };
const row = (points: number, difference = 0) => ({ points, difference, scored: 0 });
const even = { least: -1, chances: [0.3, 0.25, 0.45] };

function chancesOf(ahead: SeasonAhead): number[][] {
  const steps = placeChances(ahead, 7);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.map((place) => [...place]);
  }
}

it('draws leads as often as their chances say', () => {
  const lead = { least: -2, chances: [0.05, 0, 0.5, 0.15, 0.3] };
  const draw = new LeadDraw(lead);
  const counts = lead.chances.map(() => 0);
  for (let at = 0; at < 10_000; at++) {
    const column = draw.at(at / 10_000) + 2;
    counts[column] = (counts[column] ?? 0) + 1;
  }
  for (const [at, chance] of lead.chances.entries())
    expect((counts[at] ?? 0) / 10_000).toBeCloseTo(chance, 2);
});

describe('the chances of places', () => {
  it('are what is certain once all is played, who is level sharing places', () => {
    const rows = [row(9), row(6, 1), row(6, 1), row(0)];
    expect(chancesOf({ rows, matches: [], points: POINTS })).toEqual([
      [1, 0, 0, 0],
      [0, 0.5, 0.5, 0],
      [0, 0.5, 0.5, 0],
      [0, 0, 0, 1],
    ]);
  });

  it('are the exact ones of two matches ahead, to three standard errors of their endings', () => {
    // Side 0 is first by winning once, or by as good a difference.
    const matches = [0, 1].map((at) => ({ at, home: at, away: 1 - at, lead: new LeadDraw(even) }));
    const [first] = chancesOf({ rows: [row(0), row(0)], matches, points: POINTS });
    const [loses, draws, wins] = [0.3, 0.25, 0.45];
    // Its home match, then the other's; of equal points and difference each has a half.
    const ahead = wins * (loses + draws) + draws * loses;
    const level = wins * wins + draws * draws + loses * loses;
    expect(Math.abs((first?.[0] ?? 0) - ahead - level / 2)).toBeLessThan(0.015);
    expect((first?.[0] ?? 0) + (first?.[1] ?? 0)).toBeCloseTo(1, 9);
  });

  it('move by what was played alone: what is left ends the same way whenever it is asked', () => {
    const lead = new LeadDraw(even);
    const matches = [
      { at: 0, home: 0, away: 1, lead: new LeadDraw({ least: 1, chances: [1] }) },
      { at: 1, home: 1, away: 2, lead },
      { at: 2, home: 2, away: 0, lead },
    ];
    const before = chancesOf({ rows: [row(0), row(0), row(0)], matches, points: POINTS });
    const after = chancesOf({
      rows: [row(3, 1), row(0, -1), row(0)],
      matches: matches.slice(1),
      points: POINTS,
    });
    expect(after).toEqual(before);
  });
});
