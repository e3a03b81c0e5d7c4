import { formatAmount } from '@paddock/contract';
import type { GrantProgress } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import { levelNames } from '../../../eligibility/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { minorOf } from '../check-terms.ts';
import type { Grant } from '../promotion.ts';
import { cashbackOf, doneMinor } from './figures.ts';
import { readStart, startStakes } from './start-store.ts';
import { visitDaysOf } from './visit-days.ts';
import { isCounted } from './window.ts';

/** How far what brings the gift of a part has come; null where nothing is counted, or not any more. */
export async function progressOf(
  db: Database | Tx,
  parts: Pick<BonusesParts, 'visitsSince' | 'timeZoneHours' | 'loyalty'>,
  grant: Grant,
): Promise<GrantProgress | null> {
  const { starts, gives } = grant.terms;
  if (grant.state !== 'joined' || !isCounted(starts)) return null;
  const start = await readStart(db, grant);
  if (start === undefined) return null;
  const { currency, fromMs, untilMs } = start;
  if (starts.on === 'birthday') return { on: starts.on, fromMs, untilMs };
  if (starts.on === 'level')
    return { on: starts.on, name: (await levelNames(db, parts.loyalty))(starts.level), untilMs };
  if (starts.on === 'logins') {
    const days = await visitDaysOf(db, parts, start);
    return { on: starts.on, done: days.length, of: starts.times, untilMs };
  }
  const wanted = starts.currencies[currency];
  if (wanted === undefined)
    throw new Error(`grant ${grant.grantId} counts ${currency}, which it does not name`);
  const stakes = [...(await startStakes(db, start)).values()];
  const done = doneMinor(starts, { stakes });
  const ofMinor = minorOf(wanted.amount, currency);
  const figures = {
    ...{ currency, done: formatAmount(done, currency) },
    ...{ of: formatAmount(ofMinor, currency), untilMs },
  };
  if (starts.on !== 'loss' || gives.kind !== 'cashback') return { on: starts.on, ...figures };
  const backMinor = done < ofMinor ? 0n : cashbackOf(gives, stakes, currency);
  return { on: 'loss', ...figures, back: formatAmount(backMinor, currency) };
}
