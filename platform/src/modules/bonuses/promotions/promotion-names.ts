import { writtenIn } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { readOneRunning, readPromotion } from './promotion-store.ts';
import { isForGuests } from './show-promotions.ts';

/** An advertisement leads to a promotion's page under its code with this before it. */
const LANDING = 'landing-';

/**
 * What the page of a promotion is called, by what its address says: its title where guests are shown it, nothing where only some
 * players are; undefined where there is none, or nobody has been told of it yet.
 */
export async function promotionNames(
  { kernel: { db, clock }, languages }: Pick<BonusesParts, 'kernel' | 'languages'>,
  address: string,
): Promise<Readonly<Record<string, LocalizedName>> | undefined> {
  const code = address.startsWith(LANDING) ? address.slice(LANDING.length) : address;
  const running = await readOneRunning(db, code);
  if (running !== undefined && isForGuests(running, clock.nowMs())) {
    const { all, fallback } = languages();
    const titleIn = (language: string) => writtenIn(running.terms.text, { language, fallback }).text.title;
    const titles = Object.fromEntries(all.map((language) => [language, titleIn(language)]));
    return { name: { ...titles, en: titleIn('en') } };
  }
  const promotion = await readPromotion(db, code);
  return promotion === undefined || promotion.state === 'draft' ? undefined : {};
}
