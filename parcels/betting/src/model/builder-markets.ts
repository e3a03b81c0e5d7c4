import type { EventInfo, MarketShape } from '@paddock/shared-utils';

/** Markets whose selections can be part of a bet builder: of the types that the server says, without lines that give stakes back. */
export function builderMarkets({
  markets,
  builder = [],
}: Pick<EventInfo, 'markets' | 'builder'>): readonly MarketShape[] {
  return markets.filter(({ type, specifiers }) => {
    const { line } = specifiers;
    return builder.includes(type.key) && (line === undefined || line.endsWith('.5'));
  });
}
