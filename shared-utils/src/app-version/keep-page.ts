import type { Bets } from '../bets/bets-types.ts';
import { apiBehind } from '../http/api-over.ts';
import type { Api } from '../http/http-types.ts';
import type { AppVersionService } from './app-version.ts';

type During = AppVersionService['during'];

/** The same API; while anything is being changed by it the page is not given up. */
export function keepPageDuringChanges(api: Api, during: During): Api {
  return apiBehind(() => api, during);
}

/** The same bets; a placement keeps the page until it is decided, its delay included. */
export function keepPageDuringBets(bets: Bets, during: During): Bets {
  return {
    placeBet: (request, key, options) => during(() => bets.placeBet(request, key, options)),
    resumePlacement: (key, options) => during(() => bets.resumePlacement(key, options)),
  };
}
