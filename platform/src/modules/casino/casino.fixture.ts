import type { PlayerId } from '@paddock/contract';
import type { CatalogueAnswer, CatalogueEntry } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import { createTestPlatform, IDENTITY_ALONE, type TestPlatform } from '../../testing/index.ts';
import { createIdentity, type Identity } from '../identity/index.ts';
import { createOperators, type Operators } from '../operators/index.ts';
import { createCasino, type Casino } from './index.ts';

export type CasinoPlatform = TestPlatform<{
  readonly identity: Identity;
  readonly operators: Operators;
  readonly casino: Casino;
}>;

export const ACME = { code: 'acme', name: 'Acme Reels' };

/** A game of a company as it sends it. */
export const entry = (code: string, over: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  code,
  name: { en: `Game ${code}` },
  slug: `game-${code.toLowerCase()}`,
  sections: ['slots'],
  subcategories: [],
  features: [],
  tags: [],
  hasDemo: true,
  hasJackpot: false,
  devices: ['desktop', 'mobile'],
  currencies: [{ currency: 'EUR' }],
  ...over,
});

export type Answer<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } };

export interface CasinoFixture {
  readonly platform: CasinoPlatform;
  /** Hands in the catalogue of Acme. */
  accept(...entries: readonly unknown[]): Promise<CatalogueAnswer>;
  /** Id of a game of Acme. */
  idOf(code: string): string;
  /** Asks as a guest, or as a player. */
  ask<Body>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    who?: { readonly player?: string; readonly body?: object },
  ): Promise<Answer<Body>>;
}

/**
 * The catalogue on a real database; identity is there for the tables operators sign in with. A player is whoever the header
 * names. @param site what tests may change: countries of players, licences of the site
 */
export async function createCasinoFixture(
  site: { readonly countries?: Map<string, string>; licences?: readonly string[] } = {},
): Promise<CasinoFixture> {
  const platform: CasinoPlatform = await createTestPlatform((kernel) => {
    const identity = createIdentity(kernel, { ...IDENTITY_ALONE, registrationAllowed: () => false });
    const operators = createOperators(kernel, { playerNumbers: identity.numbers });
    const casino = createCasino(kernel, {
      operators,
      rounds: [],
      countryOf: (_db, playerId) => Promise.resolve(site.countries?.get(playerId)),
      guestCountryOf: () => undefined,
      licences: () => site.licences ?? [],
      requirePlayer: ({ headers: { authorization } }) =>
        authorization === undefined
          ? Promise.reject(new PlatformError('UNAUTHENTICATED'))
          : Promise.resolve({ kind: 'player', playerId: authorization as PlayerId, sessionId: 'test' }),
    });
    return { identity, operators, casino };
  });
  const { casino } = platform.modules;
  return {
    platform,
    accept: (...entries) => casino.acceptCatalogue(ACME, entries),
    idOf: (code) => casino.gameOf(ACME.code, code)?.id ?? '',
    async ask<Body>(
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      { player, body }: { player?: string; body?: object } = {},
    ): Promise<Answer<Body>> {
      const answer = await platform.app.inject({
        method,
        url,
        headers: player === undefined ? {} : { authorization: player },
        ...(body && { body }),
      });
      return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
    },
  };
}
