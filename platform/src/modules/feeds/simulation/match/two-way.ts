import type { FairMarket } from './simulated-match.ts';

/** A market of both sides, one of which wins; it is never too far from even to be opened. */
export function twoWay(
  type: string,
  specifiers: Readonly<Record<string, string>>,
  homeChance: number,
): FairMarket {
  const selections: FairMarket['selections'] = [
    ['home', homeChance],
    ['away', 1 - homeChance],
  ];
  return { type, specifiers, selections, core: true };
}
