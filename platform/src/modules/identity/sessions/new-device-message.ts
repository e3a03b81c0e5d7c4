import type { Tx } from '../../../kernel/database/database.ts';
import type { SendMessage } from '../../messages/index.ts';
import { findEmail, findPlayer } from '../players-store.ts';
import { browserFamilyOf, shortAddress } from './browser-family.ts';
import type { DeviceVisit } from './devices.ts';

/** Queues the mail that tells of a sign-in from a device the player has not used before. */
export async function tellOfNewDevice(
  sendMessage: SendMessage,
  tx: Tx,
  { playerId, userAgent, address }: DeviceVisit,
  nowMs: number,
): Promise<void> {
  const email = await findEmail(tx, playerId);
  const player = await findPlayer(tx, playerId, nowMs);
  if (email === '' || player === undefined) return;
  const { browser, system } = browserFamilyOf(userAgent);
  await sendMessage(tx, {
    channel: 'email',
    to: email,
    language: player.language,
    playerId,
    template: 'new-device',
    params: {
      device: [browser, system].filter((part) => part !== null).join(', '),
      address: shortAddress(address),
      atMs: nowMs,
    },
  });
}
