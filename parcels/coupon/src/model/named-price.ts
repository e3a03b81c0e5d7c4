import type { LegProblem, OddsMilli } from '@paddock/contract';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import type { ApiProblem, PriceValue } from '@paddock/shared-utils';

/** A price the server named in a refusal; shown until the live price is newer than the one that was sent. */
export interface NamedPrice {
  readonly sentVersion: string;
  readonly oddsMilli: OddsMilli;
  readonly version: string;
}

export type NamedPrices = Readonly<Record<string, NamedPrice>>;

/** By selection, the prices a PRICE_MOVED names; the coupon shows them even before the live prices do. */
export function namedPricesOf(problem: ApiProblem, request?: PlaceBetRequest): NamedPrices {
  if (problem.code !== 'PRICE_MOVED' || request === undefined) return {};
  const legs = (problem.details as { legs?: readonly LegProblem[] } | undefined)?.legs ?? [];
  return Object.fromEntries(
    legs.flatMap(({ selectionId, currentMilli, priceVersion }) => {
      const sent = request.legs.find((leg) => leg.selectionId === selectionId);
      if (sent === undefined || currentMilli === undefined || priceVersion === undefined) return [];
      return [
        [selectionId, { sentVersion: sent.priceVersion, oddsMilli: currentMilli, version: priceVersion }],
      ];
    }),
  );
}

/** Until the live price is newer than the one that was refused, the server's answer is the truth. */
export function withNamedPrice(live: PriceValue, named: NamedPrice | undefined): PriceValue {
  if (named === undefined || live.status !== 'open' || live.version !== named.sentVersion) return live;
  return { ...live, oddsMilli: named.oddsMilli, version: named.version };
}
