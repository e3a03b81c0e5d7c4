import { MINUTE_MS, type PlayerId } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { MatchMoment } from '../sportsbook/index.ts';
import { insertPushes } from './outbox-store.ts';
import type { WebPushDependencies } from './web-push-api.ts';

/** A goal of a quarter of an hour ago is no news. */
const LASTS_MS = 15 * MINUTE_MS;
/** Players of one statement. */
const PAGE = 1_000;

/** Keeps a moment of a match for the devices of everybody who follows the match or a side of it. */
export async function tellOfMatch(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { followersOf }: Pick<WebPushDependencies, 'followersOf'>,
  moment: MatchMoment,
): Promise<void> {
  const { eventId, step, path, home, away, score, followedAs } = moment;
  const cause = `${step}:${eventId}${step === 'goal' ? `:${score.join('-')}` : ''}`;
  const content = { kind: 'moment', step, path, home, away, score } as const;
  const told = { cause, kind: 'favourites', content, atMs: clock.nowMs(), lastsMs: LASTS_MS } as const;
  let after: PlayerId | undefined;
  do {
    const players: readonly PlayerId[] = await followersOf(db, followedAs, { after, limit: PAGE });
    await insertPushes(
      db,
      players.map((playerId) => ({ ...told, playerId })),
    );
    after = players.length < PAGE ? undefined : players.at(-1);
  } while (after !== undefined);
}
