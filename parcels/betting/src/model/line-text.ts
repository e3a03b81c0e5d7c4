import type { Formatters, MarketShape } from '@paddock/shared-utils';

/** The line a market stands on as it is written: "2.5", a handicap's "+1", "−1", "0"; empty where its type has none. */
export function lineText({ type: { line }, specifiers }: MarketShape, format: Formatters): string {
  if (line === undefined) return '';
  const value = Number(specifiers[line.name]);
  return (line.signed && value > 0 ? '+' : '') + format.number(value);
}
