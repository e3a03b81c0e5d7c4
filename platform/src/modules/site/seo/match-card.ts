import { HOUR_MS, inLanguage } from '@paddock/contract';

import { cardOf, sizeOf, type Card, type CardSite } from './card.ts';
import type { MatchFacts } from './page-facts.ts';

const LARGEST = 92;

/** A match as a picture: who plays, where and when. Prices change, and a picture is kept by others: it has none. */
export function matchCard(facts: MatchFacts, site: CardSite, language: string): Card {
  const say = (name: MatchFacts['home']) => inLanguage(name, language);
  const sides = facts.isField ? [say(facts.home)] : [say(facts.home), say(facts.away)];
  const size = Math.min(...sides.map((side) => sizeOf(side, LARGEST)));
  const place = [say(facts.sport), say(facts.championship.name)].map(isolated).join(' · ');
  return cardOf(site, language, [
    { text: place, size: sizeOf(place, 36), isBold: false },
    ...sides.map((text) => ({ text: isolated(text), size, isBold: true })),
    { text: timeOf(facts.startsAtMs, site.timeZone, language), size: 40, isBold: false },
  ]);
}

/** A name may be written in the other direction than the card's language, and both keep their order. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** When it starts, by the site's clock, which the picture names. */
function timeOf(startsAtMs: number, timeZoneHours: number, language: string): string {
  const shifted = new Date(startsAtMs + timeZoneHours * HOUR_MS);
  const day = shifted.toLocaleString(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  const sign = timeZoneHours < 0 ? '−' : '+';
  const zone = `UTC${timeZoneHours === 0 ? '' : sign + String(Math.abs(timeZoneHours))}`;
  return `${day} (${isolated(zone)})`;
}
