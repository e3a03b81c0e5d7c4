import type { EventInfo, MarketShape } from '@paddock/shared-utils';

/** Markets whose outcomes are the runners: each is a column of the ladder of a field. */
export function ladderMarkets({ field, markets }: EventInfo): readonly MarketShape[] {
  const codes = new Set(field?.runners.map(({ code }) => code));
  return markets.filter(
    ({ outcomes, specifiers }) =>
      Object.keys(specifiers).length === 0 &&
      outcomes.length > 0 &&
      outcomes.every((outcome) => codes.has(outcome)),
  );
}

/** All others of a field. */
export function otherMarkets(event: EventInfo): readonly MarketShape[] {
  const ladder = new Set(ladderMarkets(event));
  return event.markets.filter((market) => !ladder.has(market));
}

/** The number a runner wears; none where its code is the id of a provider. */
export function runnerNumber(code: string): string | undefined {
  return /^\d{1,3}$/.test(code) ? code : undefined;
}
