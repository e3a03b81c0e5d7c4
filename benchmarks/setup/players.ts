import type { AccountsView, DepositView } from '@paddock/contract/schemas';
import { registerPlayer } from '@paddock/e2e/setup';

import { get, post } from './api.ts';

/** A registered player with money, as a load generator needs one. */
export interface FundedPlayer {
  readonly playerId: string;
  readonly accountId: string;
  /** Bearer token. Good for five minutes, longer than any benchmark. */
  readonly token: string;
}

/** Registers players and lets them deposit on the sandbox page: the product's own way, one after the other. */
export async function fundedPlayers(origin: string, count: number): Promise<readonly FundedPlayer[]> {
  const players: FundedPlayer[] = [];
  for (let n = 0; n < count; n++) players.push(await fundedPlayer(origin, n));
  return players;
}

async function fundedPlayer(origin: string, n: number): Promise<FundedPlayer> {
  const { playerId, token } = await registerPlayer(origin, `bench${n}@example.com`);
  const bearer = { authorization: `Bearer ${token}` };
  const { all_accounts: accounts } = await get<AccountsView>(origin, '/web-api/user/accounts', bearer);
  const accountId = accounts[0]?.id ?? '';
  const deposit = await post(
    origin,
    '/web-api/cashier/deposits',
    { accountId, methodId: 'pocketleaf', amount: '2000.00' },
    { ...bearer, 'idempotency-key': `bench-deposit-${n}` },
  );
  const { redirectUrl = '' } = (await deposit.json()) as DepositView;
  const hostedPage = await fetch(redirectUrl);
  const paid = await fetch(hostedPage.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`the payment page answered ${paid.status}`);
  return { playerId, accountId, token };
}
