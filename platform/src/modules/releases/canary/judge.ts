import type { Log } from '../../../kernel/module.ts';
import type { ReleaseMaker } from '../release-maker.ts';
import { runningCanaries, type CanaryRecord } from './canary-records.ts';
import { endCanary, SITE_ITSELF } from './end-canary.ts';

/** One alone, whatever his browser or his mind, takes nothing back. */
const MIN_FAILED = 2;

/** Whether a canary's visitors met more failures than its terms allow, once there are enough to tell. */
export function isBeyondBound(
  { visitors, failed, terms }: Pick<CanaryRecord, 'visitors' | 'failed' | 'terms'>,
  minVisitors: number,
): boolean {
  return visitors >= minVisitors && failed >= MIN_FAILED && failed > visitors * terms.maxErrorShare;
}

/** Takes a canary back if it is to be. Of many who ask at once, one does. Answers whether it was this one. */
export async function judge(
  maker: ReleaseMaker,
  log: Log,
  canaryId: number,
  minVisitors: number,
): Promise<boolean> {
  const taken = await maker.beside(async (writer) => {
    const running = (await runningCanaries(writer.tx)).find(({ id }) => id === canaryId);
    if (running === undefined || !isBeyondBound(running, minVisitors)) return undefined;
    await endCanary(writer, running, { state: 'taken back', who: SITE_ITSELF, why: reasonOf(running) });
    return running;
  });
  if (taken === undefined) return false;
  const { parcel, version, number: release, visitors, failed } = taken;
  log.warn({ parcel, version, release, visitors, failed }, 'a canary was taken back');
  return true;
}

function reasonOf({ visitors, failed, terms }: CanaryRecord): string {
  const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;
  const met = `${failed} of ${visitors} visitors met a failure`;
  return `${met}: ${percent(failed / visitors)}, and ${percent(terms.maxErrorShare)} is the bound.`;
}
