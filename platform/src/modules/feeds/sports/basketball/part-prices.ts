import type { Side } from '../../results/index.ts';
import { lineLadder, type Distribution, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import type { PointChances } from './remaining-points.ts';

/** A part of the match whose markets are priced: a half or a quarter, by its name and number. */
export interface Part {
  readonly name: 'half' | 'quarter';
  readonly specifiers: Readonly<Record<string, string>>;
}

export const quarterPart = (quarter: number): Part => ({
  name: 'quarter',
  specifiers: { quarter: String(quarter) },
});
export const halfPart = (half: number): Part => ({ name: 'half', specifiers: { half: String(half) } });

const ladder = ({ name, specifiers }: Part, type: string): LadderOptions => ({
  type: `${name}-${type}`,
  specifiers,
  outcomes: ['over', 'under'],
  stepQuarters: 4,
  steps: 1,
  pricedFrom: 0.2,
});
export const partTotal = (part: Part): LadderOptions => ladder(part, 'total');
export const partHandicap = (part: Part): LadderOptions => ({
  ...ladder(part, 'handicap'),
  outcomes: ['home', 'away'],
  negated: true,
});
export const partTeamTotal = ({ name, specifiers }: Part, team: Side): LadderOptions =>
  ladder({ name, specifiers: { ...specifiers, team } }, 'team-total');

/** Markets of a part that can be drawn, overtime left out. */
export function partPrices(part: Part, chances: PointChances): readonly FairMarket[] {
  const { name, specifiers } = part;
  const [home, draw, away] = resultOf(chances.lead);
  return [
    {
      ...{ type: `${name}-1x2`, specifiers, core: true },
      selections: [
        ['home', home],
        ['draw', draw],
        ['away', away],
      ],
    },
    ...lineLadder(chances.total, partTotal(part)),
    ...lineLadder(chances.lead, partHandicap(part)),
    ...lineLadder(chances.home, partTeamTotal(part, 'home')),
    ...lineLadder(chances.away, partTeamTotal(part, 'away')),
    oddEven(`${name}-odd-even`, specifiers, chances.total),
  ];
}

/** Chances that home leads, that nobody does, and that away leads. */
export function resultOf({ least, chances }: Distribution): readonly [number, number, number] {
  let [home, draw, away] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    if (least + at > 0) home += chance;
    else if (least + at < 0) away += chance;
    else draw += chance;
  }
  return [home, draw, away];
}

export function oddEven(
  type: string,
  specifiers: FairMarket['specifiers'],
  { least, chances }: Distribution,
): FairMarket {
  const odd = chances.reduce((sum, chance, at) => ((least + at) % 2 === 0 ? sum : sum + chance), 0);
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const selections = [
    ['odd', odd / all],
    ['even', 1 - odd / all],
  ] as const;
  return { type, specifiers, selections, core: true };
}
