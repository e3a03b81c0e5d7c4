import { SECOND_MS } from '@paddock/contract';
import { LOTTERIES, type Lottery } from '@paddock/games/lotto';

import type { Draw, DrawId } from '../draws/draw.ts';
import { fixPublicValue } from '../draws/public-value.ts';
import type { LottoParts } from '../lotto-api.ts';
import { silentSinceMs } from './beacons.ts';

export const FETCH_EVERY_MS = 2 * SECOND_MS;

/** Rounds that are asked for at once: a source that comes back after hours is not overrun. */
const AT_ONCE = 8;

const FIRST_RETRY_MS = 5 * SECOND_MS;
const LAST_RETRY_MS = 60 * SECOND_MS;

interface Tried {
  readonly waitMs: number;
  readonly againAtMs: number;
}

/** What this process remembers of rounds that did not come; without it all are asked for at once. */
export class FetchTries {
  readonly tried = new Map<DrawId, Tried>();
  /** Lotteries whose source is known to be silent, and was told of. */
  readonly silent = new Set<string>();

  failed(id: DrawId, nowMs: number): void {
    const waitMs = Math.min((this.tried.get(id)?.waitMs ?? FIRST_RETRY_MS / 2) * 2, LAST_RETRY_MS);
    this.tried.set(id, { waitMs, againAtMs: nowMs + waitMs });
  }

  isRested(id: DrawId, nowMs: number): boolean {
    return (this.tried.get(id)?.againAtMs ?? 0) <= nowMs;
  }

  /** Forgets draws that wait no more. */
  keepOnly(draws: readonly Draw[]): void {
    const ids = new Set(draws.map(({ drawId }) => drawId));
    for (const id of this.tried.keys()) if (!ids.has(id)) this.tried.delete(id);
  }
}

/**
 * Fetches the public values whose rounds are published by now, each on its own: one that does not come holds up no other.
 * @param onFetched brings on a lottery of which a draw has got its value
 */
export async function fetchValues(
  parts: LottoParts,
  tries: FetchTries,
  onFetched: (lottery: Lottery) => Promise<void>,
): Promise<void> {
  const { boards, kernel } = parts;
  const nowMs = kernel.clock.nowMs();
  const waiting = LOTTERIES.flatMap(({ code }) => boards.unsettled(code)).filter((draw) =>
    isAwaited(draw, nowMs),
  );
  tries.keepOnly(waiting);
  tellSilent(parts, tries, waiting, nowMs);
  const asked = waiting.filter(({ drawId }) => tries.isRested(drawId, nowMs)).slice(0, AT_ONCE);
  const fetched = await Promise.all(asked.map((draw) => fetchValue(parts, tries, draw)));
  for (const lottery of LOTTERIES)
    if (asked.some(({ lottery: code }, at) => fetched[at] === true && code === lottery.code))
      await onFetched(lottery);
}

const isAwaited = ({ beacon, publicValue, voidedAtMs, dueByMs }: Draw, nowMs: number): boolean =>
  beacon !== undefined &&
  nowMs >= beacon.atMs &&
  nowMs < dueByMs &&
  publicValue === undefined &&
  voidedAtMs === undefined;

async function fetchValue(parts: LottoParts, tries: FetchTries, draw: Draw): Promise<boolean> {
  const { kernel, askBeacon } = parts;
  const { beacon, drawId, lottery, number } = draw;
  if (beacon === undefined) return false;
  try {
    const value = await askBeacon(beacon);
    await fixPublicValue(parts, draw, { value, isFetched: true }, () => Promise.resolve());
    return true;
  } catch (error) {
    tries.failed(drawId, kernel.clock.nowMs());
    kernel.log.warn({ err: error, lottery, number, at: beacon.url }, 'a public value could not be fetched');
    return false;
  }
}

/** Raises one alert when the source of a lottery has been silent for long, and another only after it has answered. */
function tellSilent(
  { kernel }: LottoParts,
  { silent }: FetchTries,
  waiting: readonly Draw[],
  nowMs: number,
): void {
  const owing = waiting.filter((draw) => silentSinceMs(draw, nowMs) !== undefined);
  for (const code of silent) if (owing.every(({ lottery }) => lottery !== code)) silent.delete(code);
  for (const { lottery, number, beacon } of owing) {
    if (silent.has(lottery)) continue;
    silent.add(lottery);
    kernel.log.error(
      { lottery, number, at: beacon?.url },
      'the source of a public value is silent: an operator may enter the value from the same source',
    );
  }
}
