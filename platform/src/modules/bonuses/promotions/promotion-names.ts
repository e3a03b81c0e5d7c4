import type { LocalizedName } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { readOneRunning, readPromotion } from './promotion-store.ts';
import { isForGuests } from './show-promotions.ts';

/** An advertisement leads to a promotion's page under its code with this before it. */
const LANDING = 'landing-';

/**
 * What the page of a promotion is called, by what its address says: its title where guests are shown it, nothing where only some
 * players are; undefined where there is none, or nobody has been told of it yet.
 */
export async function promotionNames(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  address: string,
): Promise<Readonly<Record<string, LocalizedName>> | undefined> {
  const code = address.startsWith(LANDING) ? address.slice(LANDING.length) : address;
  const running = await readOneRunning(db, code);
  if (running !== undefined && isForGuests(running, clock.nowMs())) {
    const { en, ru } = running.terms.text;
    return { name: { en: en.title, ru: ru.title } };
  }
  const promotion = await readPromotion(db, code);
  return promotion === undefined || promotion.state === 'draft' ? undefined : {};
}
