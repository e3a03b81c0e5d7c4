import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OperatorPrincipal, Operators } from '../../operators/index.ts';
import { readSaid, sitesOf, type SiteSaid } from '../brands/sites-of.ts';
import { SiteKeysError } from '../site-config.ts';
import { goOnAfter } from './later-plans.ts';
import { endPlan, holdWaiting, writePlan, type SitePlan } from './plan-store.ts';
import type { SiteFile } from './site-file.ts';
import {
  changeTo,
  differences,
  meanwhileChanged,
  withChange,
  type SiteKeysChange,
} from './site-keys-change.ts';
import { unheardNames } from './unheard-names.ts';
import { holdState, readVersion, writeFileTaken, writeVersion, type SiteVersion } from './version-store.ts';

export interface ChangingParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>;
  readonly operators: Pick<Operators, 'record'>;
  /** Those of the releases; undefined while there is none. */
  readonly parcels: () => ReadonlySet<string> | undefined;
}

/** What an operator wants of the site, and what it was when they looked. */
export interface SiteWish {
  readonly change: SiteKeysChange;
  /** Version they looked at. */
  readonly seen: number;
  readonly reason: string;
}

const SUBJECT = 'site:configuration';

/** The version that holds, held until the transaction ends. */
async function holdVersion(tx: Tx): Promise<SiteVersion> {
  const { version } = await holdState(tx);
  return await versionNamed(tx, version);
}

/** @throws SITE_VERSION_UNKNOWN */
async function versionNamed(tx: Tx, number: number): Promise<SiteVersion> {
  const version = await readVersion(tx, number);
  if (version === undefined) throw new PlatformError('SITE_VERSION_UNKNOWN');
  return version;
}

/** The keys after a change. @throws SITE_KEYS_INVALID with each place that is wrong */
function changed({ kernel }: ChangingParts, keys: SiteSaid, change: SiteKeysChange): SiteSaid {
  try {
    const next = readSaid(withChange(keys, change));
    sitesOf(next, kernel.config);
    return next;
  } catch (error) {
    if (!(error instanceof SiteKeysError)) throw error;
    throw new PlatformError('SITE_KEYS_INVALID', { problems: error.problems });
  }
}

/** The keys after what an operator wishes. @throws SITE_KEYS_INVALID also where a name is in no release, which is a typing error */
function wished(parts: ChangingParts, keys: SiteSaid, change: SiteKeysChange): SiteSaid {
  const next = changed(parts, keys, change);
  const known = parts.parcels();
  const problems = known === undefined ? [] : unheardNames(keys, next, known);
  if (problems.length > 0) throw new PlatformError('SITE_KEYS_INVALID', { problems });
  return next;
}

/** @throws SITE_CHANGED naming the keys that somebody else changed since version `seen` */
async function refuseMeanwhile(
  tx: Tx,
  now: SiteVersion,
  change: SiteKeysChange,
  seen: number,
): Promise<void> {
  const keys = meanwhileChanged(change, { seen: (await versionNamed(tx, seen)).keys, now: now.keys });
  if (keys.length > 0) throw new PlatformError('SITE_CHANGED', { keys, version: now.number });
}

/**
 * Changes the site at once. A change that changes nothing makes no version.
 * @throws SITE_KEYS_INVALID, SITE_CHANGED, SITE_VERSION_UNKNOWN
 */
export async function changeSite(
  parts: ChangingParts,
  operator: OperatorPrincipal,
  { change, seen, reason }: SiteWish,
): Promise<void> {
  await inTransaction(parts.kernel.db, async (tx) => {
    const now = await holdVersion(tx);
    await refuseMeanwhile(tx, now, change, seen);
    const keys = wished(parts, now.keys, change);
    await changeBy(tx, parts, { operator, now, keys, reason, action: 'site.change' });
  });
}

interface Changing {
  readonly operator: OperatorPrincipal;
  readonly now: SiteVersion;
  readonly keys: SiteSaid;
  readonly reason: string;
  readonly action: string;
}

async function changeBy(
  tx: Tx,
  parts: ChangingParts,
  { operator, now, keys, reason, action }: Changing,
): Promise<void> {
  const changes = differences(now.keys, keys);
  if (changes.length === 0) return;
  const number = now.number + 1;
  const atMs = parts.kernel.clock.nowMs();
  await writeVersion(tx, { number, keys, atMs, author: operator.name, reason });
  const [before, after] = (['before', 'after'] as const).map((side) =>
    Object.fromEntries(changes.map((one) => [one.key, one[side]])),
  );
  await parts.operators.record(tx, { operator, action, subject: SUBJECT, before, after, reason });
}

/**
 * Takes one version back: what it changed is as it was before it, and what was changed since in other keys stays.
 * @throws SITE_VERSION_UNKNOWN; SITE_CHANGED naming its keys that were changed again since
 */
export async function takeBack(
  parts: ChangingParts,
  operator: OperatorPrincipal,
  { number, reason }: { readonly number: number; readonly reason: string },
): Promise<void> {
  await inTransaction(parts.kernel.db, async (tx) => {
    const now = await holdVersion(tx);
    if (number < 1) throw new PlatformError('SITE_VERSION_UNKNOWN');
    const version = await versionNamed(tx, number);
    const change = changeTo(version.keys, (await versionNamed(tx, number - 1)).keys);
    await refuseMeanwhile(tx, now, change, number);
    const keys = changed(parts, now.keys, change);
    await changeBy(tx, parts, { operator, now, keys, reason, action: 'site.take-back' });
  });
}

/**
 * Plans a change for a time. It is looked at now as if it were made now, and again when its time has come.
 * @throws INVALID_INPUT for a time that is over, SITE_KEYS_INVALID, SITE_CHANGED, SITE_VERSION_UNKNOWN
 */
export async function planChange(
  parts: ChangingParts,
  operator: OperatorPrincipal,
  { change, seen, reason, fromMs }: SiteWish & { readonly fromMs: number },
): Promise<SitePlan> {
  if (fromMs <= parts.kernel.clock.nowMs())
    throw new PlatformError('INVALID_INPUT', [{ at: '/fromMs', message: 'is over' }]);
  return inTransaction(parts.kernel.db, async (tx) => {
    const now = await holdVersion(tx);
    await refuseMeanwhile(tx, now, change, seen);
    wished(parts, now.keys, change);
    const plan = await writePlan(tx, { fromMs, author: operator.name, reason, change, seen: now.number });
    const subject = `site-plan:${plan.id}`;
    await parts.operators.record(tx, {
      operator,
      action: 'site.plan',
      subject,
      after: { fromMs, change },
      reason,
    });
    return plan;
  });
}

/** @throws NOT_FOUND where no plan of that id waits */
export async function withdrawPlan(
  parts: ChangingParts,
  operator: OperatorPrincipal,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await inTransaction(parts.kernel.db, async (tx) => {
    const plan = await holdWaiting(tx, id);
    if (plan === undefined) throw new PlatformError('NOT_FOUND');
    await endPlan(tx, id, 'withdrawn');
    const before = { fromMs: plan.fromMs, change: plan.change };
    const subject = `site-plan:${id}`;
    await parts.operators.record(tx, {
      operator,
      action: 'site.withdraw',
      subject,
      before,
      after: null,
      reason,
    });
  });
}

/**
 * Makes a planned change whose time has come. One that no longer fits what the site says by then is refused, kept and logged
 * with the reason, and nothing changes.
 */
export async function carryOut(parts: ChangingParts, { id }: Pick<SitePlan, 'id'>): Promise<void> {
  const refused = await inTransaction(parts.kernel.db, async (tx) => {
    const now = await holdVersion(tx);
    const plan = await holdWaiting(tx, id);
    if (plan === undefined) return undefined;
    try {
      await refuseMeanwhile(tx, now, plan.change, plan.seen);
      const keys = changed(parts, now.keys, plan.change);
      await endPlan(tx, id, 'done');
      await makePlanned(tx, parts, plan, { now, keys });
      return undefined;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const fault = error.toProblem();
      await endPlan(tx, id, 'refused', JSON.stringify(fault));
      return { plan: id, author: plan.author, fault };
    }
  });
  if (refused !== undefined) parts.kernel.log.error(refused, 'a planned change of the site was refused');
}

async function makePlanned(
  tx: Tx,
  { kernel }: ChangingParts,
  plan: SitePlan,
  { now, keys }: { readonly now: SiteVersion; readonly keys: SiteSaid },
): Promise<void> {
  if (differences(now.keys, keys).length === 0) return;
  const { author, reason } = plan;
  const after = { number: now.number + 1, keys };
  await writeVersion(tx, { ...after, atMs: kernel.clock.nowMs(), author, reason });
  await goOnAfter(tx, plan, { before: now, after });
}

/** Takes the file over as a version, once for its bytes: a site whose file lives in git is what its file says. */
export async function takeFileOver(
  { kernel }: Pick<ChangingParts, 'kernel'>,
  { keys, sha256 }: SiteFile,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const { version, fileSha256 } = await holdState(tx);
    if (fileSha256 === sha256) return;
    await writeFileTaken(tx, sha256);
    const now = await versionNamed(tx, version);
    if (differences(now.keys, keys).length === 0) return;
    const made = { number: version + 1, keys, atMs: kernel.clock.nowMs() };
    await writeVersion(tx, { ...made, author: 'site.json', reason: 'the file changed' });
  });
}
