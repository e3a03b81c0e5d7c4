import type { HttpApp } from '../../kernel/http/http-app.ts';

/** A leg of a bet by the name of its match; of the 1X2 unless said otherwise. */
export interface PickedLeg {
  readonly event: string;
  readonly outcome: string;
  readonly type?: string;
}

interface MarketOf {
  readonly id: string;
  readonly type: string;
  readonly version: string;
  readonly selections: readonly { readonly outcome: string; readonly oddsMilli: number }[];
}

/** Legs of a coupon as the page shows them now. */
export async function pickedLegs(app: Pick<HttpApp, 'inject'>, picked: readonly PickedLeg[]) {
  const list = await app.inject('/web-api/sportsbook/events?section=line&limit=200');
  const { events } = list.json<{
    events: { home: { name: { en: string } }; markets: MarketOf[] }[];
  }>();
  return picked.map(({ event: name, outcome, type = '1x2' }) => {
    const found = events.find(({ home }) => home.name.en === `${name} Home`);
    const market = found?.markets.find((one) => one.type === type);
    const selection = market?.selections.find((one) => one.outcome === outcome);
    return {
      selectionId: `${market?.id ?? ''}.${outcome}`,
      priceVersion: market?.version,
      oddsMilli: selection?.oddsMilli,
    };
  });
}
