import { PLAYER_HEADER } from '../../../testing/index.ts';
import { Crash } from '../../sportsbook/testing/crashing-kernel.ts';
import type { Season, SeasonPlayer } from './season.ts';

/** Asks the API as a player; what died on the way is asked again. */
export async function ask(
  { platform }: Season,
  { playerId }: SeasonPlayer,
  key: string,
  { url, payload }: { readonly url: string; readonly payload: object },
): Promise<unknown> {
  const headers = { [PLAYER_HEADER]: playerId, 'idempotency-key': key };
  const answer = await platform.app.inject({ method: 'POST', url, headers, payload });
  if (answer.statusCode >= 500) throw new Crash(answer.body);
  return answer.json();
}
