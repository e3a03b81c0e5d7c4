import { escapeHtml, HOUR_MS, inLanguage, type SiteConfig } from '@paddock/contract';

import { themeColourOf } from '../app/theme-colour.ts';
import type { MatchFacts } from './page-facts.ts';

/** What other sites show of a page: 1200 by 630, as their documents ask for. */
export const CARD = { width: 1_200, height: 630 } as const;

const MARGIN = 80;
const LARGEST = 92;
/** About how wide a letter of the bold face is, in parts of its size. */
const LETTER = 0.6;

type Site = Pick<SiteConfig, 'companyName' | 'pwaManifest' | 'timeZone'>;

/** A match as a picture: who plays, where and when. Prices change, and a picture is kept by others: it has none. */
export function socialCardArt(facts: MatchFacts, site: Site, language: string): string {
  const say = (name: MatchFacts['home']) => inLanguage(name, language);
  const sides = facts.isField ? [say(facts.home)] : [say(facts.home), say(facts.away)];
  const size = Math.min(...sides.map((side) => sizeOf(side, LARGEST)));
  const place = `${say(facts.sport)} · ${say(facts.championship.name)}`;
  const lines = sides.map((side, at) => bold(side, 300 + at * 118, size));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${themeColourOf(site)}"/>`,
    '<rect width="100%" height="100%" fill="#000" fill-opacity="0.25"/>',
    `<rect x="${MARGIN}" y="72" width="10" height="56" fill="#fff"/>`,
    bold(site.companyName, 116, 44, MARGIN + 32),
    plain(place, 196, sizeOf(place, 36)),
    ...lines,
    plain(timeOf(facts.startsAtMs, site.timeZone, language), 556, 40),
    '</svg>',
  ].join('');
}

function sizeOf(text: string, largest: number): number {
  return Math.min(largest, Math.floor((CARD.width - 2 * MARGIN) / (LETTER * Math.max(text.length, 1))));
}

/** The face comes in one weight here: a line around its letters makes it bold. */
function bold(text: string, y: number, size: number, x: number = MARGIN): string {
  const line = (size / 30).toFixed(1);
  return `<text x="${x}" y="${y}" font-size="${size}" fill="#fff" stroke="#fff" stroke-width="${line}">${escapeHtml(text)}</text>`;
}

function plain(text: string, y: number, size: number): string {
  return `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="#fff" fill-opacity="0.85">${escapeHtml(text)}</text>`;
}

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
  return `${day} (UTC${timeZoneHours === 0 ? '' : sign + String(Math.abs(timeZoneHours))})`;
}
