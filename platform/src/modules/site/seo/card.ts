import { directionOf, type SiteConfig } from '@paddock/contract';

import { themeColourOf } from '../app/theme-colour.ts';

/** What other sites show of a page: 1200 by 630, as their documents ask for. */
export const CARD = { width: 1_200, height: 630, margin: 80 } as const;

/** A line of a card, with the size of its letters in pixels. */
export interface CardLine {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
}

/** A picture of words: the lines under each other, from the side on which its language begins. */
export interface Card {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly direction: 'ltr' | 'rtl';
  readonly lines: readonly CardLine[];
}

/** What a card says of a site. */
export type CardSite = Pick<SiteConfig, 'companyName' | 'pwaManifest' | 'timeZone'>;

/** About how wide a letter of the bold face is, in parts of its size. */
const LETTER = 0.6;

/** The size in which a text fits into one line, no larger than said. */
export function sizeOf(text: string, largest: number): number {
  return Math.min(largest, Math.floor((CARD.width - 2 * CARD.margin) / (LETTER * Math.max(text.length, 1))));
}

/** A card of a site in its colour, under its name. */
export function cardOf(site: CardSite, language: string, lines: readonly CardLine[]): Card {
  const name = { text: site.companyName, size: sizeOf(site.companyName, 44), isBold: true };
  return { colour: themeColourOf(site), direction: directionOf(language), lines: [name, ...lines] };
}

/** A site alone: its name, and the host where it is found. */
export function siteCard(site: CardSite, publicOrigin: string): Card {
  const { host } = new URL(publicOrigin);
  const lines = [
    { text: site.companyName, size: sizeOf(site.companyName, 140), isBold: true },
    { text: host, size: sizeOf(host, 40), isBold: false },
  ];
  return { colour: themeColourOf(site), direction: 'ltr', lines };
}
