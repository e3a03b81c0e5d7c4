import type { EventListView } from '@paddock/contract/schemas';

export const ROWS = 5_000;
const ROWS_A_CHAMPIONSHIP = 20;
/** Prices of a row in the widest list. */
const PRICES = ['2.05', '3.40', '3.60', '1.90', '1.90', '1.85', '1.95'];

/** A line of many championships, as the server would list it: matches of the product's own, under ids of their own. */
export function manyMatches({ events, types }: EventListView): EventListView {
  if (events.length === 0) throw new Error('the product lists no match to begin with');
  const many = Array.from({ length: ROWS }, (_, nr) => {
    const event = events[nr % events.length] as EventListView['events'][number];
    const champ = Math.floor(nr / ROWS_A_CHAMPIONSHIP);
    return {
      ...event,
      id: String(10_000 + nr),
      championship: { ...event.championship, id: String(1_000 + champ), slug: `league-${champ}` },
      markets: event.markets.map((market, at) => ({ ...market, id: String(100_000 + nr * 10 + at) })),
    };
  });
  return { total: many.length, events: many, types };
}

/** The same words and prices, drawn once and never again. */
export function plainRows(): string {
  const cells = PRICES.map((price) => `<b>${price}</b>`).join('');
  const row = (nr: number) =>
    `<li><span>18:00</span><a href="#${nr}">Home of match ${nr}<br>Mill Rovers</a>${cells}<i>+42</i></li>`;
  const style =
    'li{display:grid;grid-template-columns:4rem 1fr repeat(7,4rem) 3rem;height:3rem;border-top:1px solid #ccc}';
  const rows = Array.from({ length: ROWS }, (_, nr) => row(nr)).join('');
  return `<!doctype html><style>${style}</style><ul>${rows}</ul>`;
}
