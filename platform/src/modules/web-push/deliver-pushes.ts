import { MINUTE_MS, SECOND_MS, type PlayerId } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { dropDevice, findDevices, type PushDevice } from './devices-store.ts';
import { noteOf, type NoteFor } from './note-of.ts';
import { claimPushes, endPushes, postponePushes, type DuePush } from './outbox-store.ts';
import type { postPush, PushAnswer } from './post-push.ts';
import type { VapidKeys } from './vapid.ts';
import type { WebPushDependencies } from './web-push-api.ts';

const RETRY_FIRST_MS = 10 * SECOND_MS;
const RETRY_LONGEST_MS = 30 * MINUTE_MS;
/** Longer than a batch takes, each answer of it at its slowest. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 100;
/** Batches of one run, so that a run ends. */
const BATCHES = 20;

export interface PushDelivery {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'log'>;
  readonly dependencies: Pick<WebPushDependencies, 'player' | 'standingDevices' | 'mayOffer' | 'siteOf'>;
  readonly vapid: VapidKeys & { readonly subject: string };
  readonly post: typeof postPush;
}

/** Tells devices what is due: of each kind one note a device. Any number of nodes may do so. */
export async function deliverPushes(parts: PushDelivery): Promise<void> {
  const { db, clock } = parts.kernel;
  for (let batch = 0; batch < BATCHES; batch++) {
    const due = await claimPushes(db, { nowMs: clock.nowMs(), leaseMs: LEASE_MS, limit: BATCH });
    const byPlayer = Map.groupBy(due, ({ playerId }) => playerId);
    await Promise.all([...byPlayer].map(([playerId, pushes]) => tellPlayer(parts, playerId, pushes)));
    if (due.length < BATCH) return;
  }
}

async function tellPlayer(parts: PushDelivery, playerId: PlayerId, due: readonly DuePush[]): Promise<void> {
  const { kernel, dependencies } = parts;
  const { db } = kernel;
  const deviceIds = [...new Set(due.map(({ deviceId }) => deviceId))];
  const standing = await dependencies.standingDevices(db, playerId, deviceIds);
  const devices = await findDevices(db, playerId, deviceIds);
  const site = await dependencies.siteOf(playerId);
  const language = (await dependencies.player(db, playerId))?.language ?? site.language;
  const mayOffer = await dependencies.mayOffer(db, playerId);
  for (const device of devices) {
    const own = due.filter(({ deviceId }) => deviceId === device.deviceId);
    if (!standing.has(device.deviceId)) {
      await dropDevice(db, device);
      continue;
    }
    for (const [kind, pushes] of Map.groupBy(own, (push) => push.kind))
      if (kind === 'favourites' && !mayOffer) await end(parts, pushes);
      else await tellDevice(parts, device, pushes, { language, site });
  }
}

async function tellDevice(
  parts: PushDelivery,
  device: PushDevice,
  pushes: readonly DuePush[],
  told: NoteFor,
): Promise<void> {
  const { kernel, vapid, post } = parts;
  const nowMs = kernel.clock.nowMs();
  const fresh = pushes.filter(({ notAfterMs }) => notAfterMs > nowMs);
  const [first] = fresh;
  const contents = fresh.map(({ content }) => content);
  const note = first && noteOf(first.kind, contents, told);
  if (note === undefined) return end(parts, pushes);
  const lastsMs = Math.max(...fresh.map(({ notAfterMs }) => notAfterMs)) - nowMs;
  const answer = await post({ device, note, vapid, lastsSec: Math.ceil(lastsMs / SECOND_MS) }).catch(
    (error: unknown): PushAnswer => {
      kernel.log.warn({ error, deviceId: device.deviceId }, 'a push service did not answer');
      return 'later';
    },
  );
  if (answer === 'gone') return dropDevice(kernel.db, device);
  if (answer !== 'later') {
    if (answer === 'refused')
      kernel.log.error({ host: new URL(device.endpoint).host }, 'a push service refused a note');
    return end(parts, pushes);
  }
  const tries = Math.max(...pushes.map((push) => push.tries));
  const waitMs = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (tries - 1));
  return postponePushes(kernel.db, idsOf(pushes), nowMs + waitMs);
}

const idsOf = (pushes: readonly DuePush[]): readonly string[] => pushes.map(({ pushId }) => pushId);

function end({ kernel }: PushDelivery, pushes: readonly DuePush[]): Promise<void> {
  return endPushes(kernel.db, idsOf(pushes), kernel.clock.nowMs());
}
