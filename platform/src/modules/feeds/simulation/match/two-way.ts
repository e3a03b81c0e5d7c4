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

/** A market of whether something comes true. */
export function yesNo(
  type: string,
  specifiers: Readonly<Record<string, string>>,
  yesChance: number,
): FairMarket {
  const selections: FairMarket['selections'] = [
    ['yes', yesChance],
    ['no', 1 - yesChance],
  ];
  return { type, specifiers, selections, core: true };
}
