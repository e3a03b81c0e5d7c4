import type { PersonId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PersonBreaks } from './person-breaks.ts';
import type { PersonKeyKind } from './person-keys.ts';
import { closeReviewsAmong, decideReview, turnReview } from './reviews-store.ts';
import { mergePersons, personOf, playersOf, separatePlayer } from './same-person-store.ts';

export interface JoiningDependencies {
  /**
   * From now on the limits of these accounts hold for all of them together; for a single one, only its own. Called with
   * every account of a person whenever they change.
   */
  countTogether(tx: Tx, person: PersonId, players: readonly PlayerId[]): Promise<void>;
}

export interface Decided {
  readonly kinds: readonly PersonKeyKind[];
  /** `system`, or the operator who decided. */
  readonly by: string;
}

/** Makes accounts one person's, and takes that back. */
export interface Joining {
  /** All accounts of both are one person's from now on; what was before is not counted together. */
  join(tx: Tx, newer: PlayerId, older: PlayerId, decided: Decided): Promise<void>;
  /** Makes an account a person of its own again. False for one that is alone anyway. */
  separate(tx: Tx, playerId: PlayerId, by: string): Promise<boolean>;
}

export function createJoining(
  { ids, clock }: Pick<Kernel, 'ids' | 'clock'>,
  { countTogether, breaks }: JoiningDependencies & { readonly breaks: PersonBreaks },
): Joining {
  const idOf = (playerId: PlayerId) => ids.forPlayer<'review'>(playerId);

  return {
    async join(tx, newer, older, { kinds, by }) {
      const [kept, merged] = [await personOf(tx, older), await personOf(tx, newer)];
      if (kept !== merged) await mergePersons(tx, kept, merged);
      const nowMs = clock.nowMs();
      const pair = { newerId: newer, olderId: older };
      await decideReview(tx, pair, { id: idOf(newer), kinds, status: 'joined', by, nowMs });
      if (kept === merged) return;
      const players = await playersOf(tx, kept);
      await closeReviewsAmong(tx, players, { by, nowMs });
      await countTogether(tx, kept, players);
      await breaks.takeOver(tx, newer);
    },
    async separate(tx, playerId, by) {
      const before = await personOf(tx, playerId);
      const players = await playersOf(tx, before);
      const place = players.indexOf(playerId);
      if (players.length < 2) return false;
      const alone = ids.forPlayer<'person'>(playerId);
      await separatePlayer(tx, playerId, alone);
      // Their word stands: what was known until now joins them no more.
      for (const [other, otherId] of players.entries()) {
        if (otherId === playerId) continue;
        const isNewer = place > other;
        const pair = {
          newerId: isNewer ? playerId : otherId,
          olderId: isNewer ? otherId : playerId,
        };
        const nowMs = clock.nowMs();
        await turnReview(tx, pair);
        await decideReview(tx, pair, { id: idOf(pair.newerId), kinds: [], status: 'dismissed', by, nowMs });
      }
      await countTogether(tx, alone, [playerId]);
      await countTogether(
        tx,
        before,
        players.filter((each) => each !== playerId),
      );
      await breaks.workOutAnew(tx, players);
      return true;
    },
  };
}
