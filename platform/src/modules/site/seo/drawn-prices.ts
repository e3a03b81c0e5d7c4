import type { DrawnPage } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';

import type { Drawing } from '../../drawing/index.ts';
import type { MatchFacts, PageFacts } from './page-facts.ts';

/** A drawing is in many documents, and is read once. */
const events = new WeakMap<Drawing, { readonly event: EventDetail | undefined }>();

function eventOf(drawing: Drawing): EventDetail | undefined {
  let known = events.get(drawing);
  if (known === undefined) {
    const { reads } = JSON.parse(drawing.json) as DrawnPage;
    known = { event: reads.find(({ seeds }) => seeds === 'event')?.data as EventDetail | undefined };
    events.set(drawing, known);
  }
  return known.event;
}

/**
 * What a page is of, at the prices that it was drawn with: a drawing may be a minute old, and one document says one price.
 * Without a drawing, and of a market that it does not show, those of now.
 */
export function factsAsDrawn(
  facts: PageFacts | undefined,
  drawing: Drawing | undefined,
): PageFacts | undefined {
  if (facts?.kind !== 'match' || drawing === undefined || facts.market === undefined) return facts;
  const { id, names } = facts.market;
  const shown = eventOf(drawing)?.markets.find((market) => market.id === id);
  if (shown === undefined) return facts;
  const prices = shown.selections.flatMap(({ outcome, open, oddsMilli }): MatchFacts['prices'] => {
    const name = names[outcome];
    return shown.status === 'open' && open && name !== undefined ? [{ name, oddsMilli }] : [];
  });
  return { ...facts, prices };
}
