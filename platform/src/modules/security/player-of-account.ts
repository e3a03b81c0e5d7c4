import { parseId, type PlayerId } from '@paddock/contract';

/** What the account of a player begins with. */
export const PLAYER = 'player:';

/** The player whose account a text names; undefined for any other. */
export function playerOf(account: string | null): PlayerId | undefined {
  return account?.startsWith(PLAYER) === true ? parseId<'player'>(account.slice(PLAYER.length)) : undefined;
}
