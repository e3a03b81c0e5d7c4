import type { BetId } from '@paddock/contract';

import { gather } from '../../../kernel/database/gather.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { savePresses, type Press } from './bet-store.ts';

/** Presses that share a statement: a hall that presses at once waits for few writes. */
const TOGETHER = 250;

/** Keeps a press; false for a bet that ended meanwhile. What is kept is paid, whatever happens after it. */
export type PressKeeper = (press: { readonly betId: BetId } & Press) => Promise<boolean>;

export function pressKeeper({ db }: Pick<Kernel, 'db'>): PressKeeper {
  return gather({
    ownerOf: ({ betId }) => betId,
    async work(presses) {
      const kept = await savePresses(db, presses);
      return presses.map(({ betId }) => kept.has(betId));
    },
    most: TOGETHER,
    atOnce: 1,
  });
}
