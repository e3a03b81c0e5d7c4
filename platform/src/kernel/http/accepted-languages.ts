import { chooseLanguage } from '@paddock/contract';

import { keptByText } from '../kept-by-text.ts';

/** Longest Accept-Language that is read; browsers send far less. */
const HEADER_LIMIT = 500;

/** Browsers of one language send the same few. */
const readBefore = keptByText<readonly string[]>(500);

/** Names of an Accept-Language header as they were sent, the most wanted first; those refused with q=0 are left out. */
export function acceptedLanguages(header = ''): readonly string[] {
  return readBefore(header.slice(0, HEADER_LIMIT), languagesIn);
}

function languagesIn(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { name, quality: Number(quality ?? 1) };
    })
    .filter(({ name, quality }) => name !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name);
}

const OWN_PAGES = { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' };

/** The language of a page that no parcel draws (sandbox companies, outbox), by what was asked for or accepted. */
export function ownPageLanguage(asked: string | undefined, header: string | undefined): 'en' | 'ru' {
  const hints = { path: asked, browser: acceptedLanguages(header), signedIn: false };
  return chooseLanguage(OWN_PAGES, hints) === 'ru' ? 'ru' : 'en';
}
