import { act } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { GameTile } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

/** A fake page with the casino's words, on a device that is pointed at or touched. */
export function openCasinoPage(
  options: Parameters<typeof installFakePage>[0] = {},
  byFinger = false,
): FakePage {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query.includes('coarse') && byFinger,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  const page = installFakePage({ dictionaries: { casino: { en, ru } }, ...options });
  page.answer('GET', '/web-api/tournaments', answered({ running: [], coming: [], finished: [] }));
  page.answer('GET', '/web-api/casino/facets', answered(NO_FACETS));
  page.answer('GET', '/web-api/user/favourite-games', answered({ ids: [], games: [] }));
  page.answer('GET', '/web-api/user/played-games', answered({ games: [] }));
  page.answer('GET', '/web-api/user/suggested-games', answered({ games: [] }));
  return page;
}

export const NO_FACETS = {
  total: 0,
  sections: [],
  subcategories: [],
  providers: [],
  tags: [],
  features: [],
  volatilities: [],
  withDemo: 0,
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => Promise.resolve());
};

/** A game of a company. */
export function aGame(nr: number, change: Partial<GameTile> = {}): GameTile {
  return {
    id: String(nr),
    name: { en: `Game ${nr}`, ru: `Игра ${nr}` },
    studio: { code: 'tall-oak', name: 'Tall Oak' },
    address: `/slots/game/${nr}/game-${nr}`,
    section: 'slots',
    rtpMillionths: 964_500,
    volatility: 'medium',
    tags: [],
    hasDemo: true,
    pictureUrl: null,
    artSeed: `tall-oak:${nr}`,
    ...change,
  };
}

/** What a page is handed where it stands. */
export function propsOf(routeId: string, over: Partial<PageProps> = {}): PageProps {
  const props = {
    routeId,
    page: 'list',
    params: {},
    query: '',
    path: '/casino',
    status: 200,
    language: 'en',
  };
  return {
    ...props,
    setSeo: () => undefined,
    onReady: () => undefined,
    onError: () => undefined,
    ...over,
  } as PageProps;
}

/** Names of the tiles in the document, in their order. */
export const tiles = (): readonly string[] =>
  [...document.querySelectorAll('[data-game] > a')].map(({ textContent }) => textContent);
