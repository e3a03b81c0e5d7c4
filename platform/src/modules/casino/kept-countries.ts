import type { PlayerId } from '@paddock/contract';

import type { CasinoDependencies } from './casino-api.ts';

/** Players whose country is remembered: the oldest is read again. */
const REMEMBERED = 20_000;

/** Countries as they were read once: that of a registration stays, and each bet in a company's game asks for it. */
export function keptCountries(read: CasinoDependencies['countryOf']): CasinoDependencies['countryOf'] {
  const kept = new Map<PlayerId, string>();
  return async (db, playerId) => {
    const known = kept.get(playerId);
    if (known !== undefined) return known;
    const country = await read(db, playerId);
    if (country === undefined) return undefined;
    const [oldest] = kept.size < REMEMBERED ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(playerId, country);
    return country;
  };
}
