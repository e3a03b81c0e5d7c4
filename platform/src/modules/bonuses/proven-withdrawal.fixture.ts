import { PASSWORD } from '../identity/identity.fixture.ts';
import type { BonusesFixture, BonusPlayer } from './bonuses.fixture.ts';

/** Proves who is there and asks for a withdrawal. */
export async function withdrawProven(
  { call }: BonusesFixture,
  player: BonusPlayer,
  body: object,
): Promise<{ status: number; json: unknown }> {
  await call(player, 'POST', '/web-api/user/security/step-up', { method: 'password', password: PASSWORD });
  return call(player, 'POST', '/web-api/cashier/withdrawals', { accountId: player.accountId, ...body });
}
