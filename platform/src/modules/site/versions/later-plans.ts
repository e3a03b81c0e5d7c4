import { isDeepStrictEqual } from 'node:util';

import type { Tx } from '../../../kernel/database/database.ts';
import { brandNameIn } from '../brands/brand-overlay.ts';
import type { SiteSaid } from '../brands/sites-of.ts';
import { goOnFrom, readWaiting, type SitePlan } from './plan-store.ts';
import { meanwhileChanged, type SiteKeysChange } from './site-keys-change.ts';
import { readVersion, type SiteVersion } from './version-store.ts';

/** The version that a plan made, and the one before it. */
interface Made {
  readonly before: SiteVersion;
  readonly after: SiteVersion;
}

/**
 * Whoever planned while another plan stood in the list has seen it: once that one has made its version, plans made after it go
 * on from there. One whose keys somebody else changed meanwhile stays behind, and is refused when its time has come.
 */
export async function goOnAfter(tx: Tx, { id }: Pick<SitePlan, 'id'>, made: Made): Promise<void> {
  const waiting = await readWaiting(tx);
  for (const plan of waiting.filter((one) => BigInt(one.id) > BigInt(id))) {
    const seen = await readVersion(tx, plan.seen);
    if (seen === undefined) continue;
    if (meanwhileChanged(plan.change, { seen: seen.keys, now: made.before.keys }).length > 0) continue;
    const change = changeAfter(plan.change, { seen: seen.keys, after: made.after.keys });
    await goOnFrom(tx, { id: plan.id, seen: made.after.number, change });
  }
}

/** What a plan changes once another was carried out before it: of a brand, which is sent whole, only what its author changed. */
export const changeAfter = (
  change: SiteKeysChange,
  { seen, after }: { readonly seen: SiteSaid; readonly after: SiteSaid },
): SiteKeysChange =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]) => [
      key,
      brandNameIn(key) === undefined ? value : brandAfter(value, partsOf(seen, key), partsOf(after, key)),
    ]),
  );

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

function partsOf(said: SiteSaid, key: string): Parts | undefined {
  const value = Object.hasOwn(said, key) ? (said as Parts)[key] : undefined;
  return isParts(value) ? value : undefined;
}

/** A brand that is made, ended, or put back to what it was is as it was written. */
function brandAfter(planned: unknown, seen: Parts | undefined, after: Parts | undefined): unknown {
  if (!isParts(planned) || seen === undefined || after === undefined) return planned;
  const names = Object.keys({ ...seen, ...planned });
  const own = names.filter((name) => !isDeepStrictEqual(planned[name], seen[name]));
  if (own.length === 0) return planned;
  const others = Object.entries(after).filter(([name]) => !own.includes(name));
  return Object.fromEntries([...others, ...Object.entries(planned).filter(([name]) => own.includes(name))]);
}
