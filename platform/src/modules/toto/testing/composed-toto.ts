import type { PlayerId } from '@paddock/contract';
import type { InboxContent } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { NO_TICKETS, NO_WAGERING, requireNamedPlayer } from '../../../testing/index.ts';
import type { TellInbox } from '../../inbox/index.ts';
import { productStakes, type ProductStakes } from '../../products/index.ts';
import { sportsbookProduct } from '../../sportsbook/index.ts';
import { composeSportsbook } from '../../sportsbook/testing/compose-sportsbook.ts';
import { createToto, totoProduct } from '../index.ts';

/** How many groups of coupons are ended before the process dies in the middle of one. */
export const life = { groups: Infinity };
/** Who may not play, and sports that are closed to somebody: player and sport. */
export const banned = new Set<PlayerId>();
export const closedSports = new Set<string>();

/** What players were told in their inboxes. */
export const told: InboxContent[] = [];

const tellInbox: TellInbox = (_tx, entries) => {
  for (const { content } of [entries].flat()) told.push(content);
  return Promise.resolve();
};

function mortal(stakes: ProductStakes): ProductStakes {
  return {
    ...stakes,
    settleAll: (tx, ends, write) =>
      stakes.settleAll(tx, ends, async (settled) => {
        await write(settled);
        if (life.groups-- <= 0) throw new Error('the process died');
      }),
  };
}

/** Pools beside wallet, limits and the sportsbook. @param around puts something around the kernel of the pools alone */
export function composedToto(kernel: Kernel, around: (kernel: Kernel) => Kernel) {
  const modules = composeSportsbook(kernel, [sportsbookProduct, totoProduct]);
  const { wallet, limits, operators, sportsbook } = modules;
  const toto = createToto(around(kernel), {
    requirePlayer: requireNamedPlayer,
    operators,
    tellInbox,
    events: sportsbook.poolEvents,
    stakes: mortal(productStakes('toto', { wallet, limits: limits.check, bonuses: NO_WAGERING })),
    currencyOf: async (db, playerId, accountId) => (await wallet.account(db, playerId, accountId))?.currency,
    gifts: NO_TICKETS,
    isBanned: (playerId) => banned.has(playerId),
    isSportClosed: (playerId, _section, sport) => closedSports.has(`${playerId} ${sport}`),
  });
  return { ...modules, toto };
}
