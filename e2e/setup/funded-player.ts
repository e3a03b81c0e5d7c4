import type { AccountsView, DepositView } from '@paddock/contract/schemas';

import { bodyOf, registerPlayer } from './register.ts';

/** A registered player with money, as a program that bets for them needs one. */
export interface FundedPlayer {
  readonly playerId: string;
  readonly accountId: string;
  /** Bearer token, good for five minutes. */
  readonly token: string;
  readonly cookie: string;
}

/** Registers a player who deposits 2,000 euros on the sandbox page: the product's own way. */
export async function fundedPlayer(origin: string, email: string): Promise<FundedPlayer> {
  const { playerId, token, cookie } = await registerPlayer(origin, email);
  const authorization = `Bearer ${token}`;
  const accounts = await fetch(`${origin}/web-api/user/accounts`, { headers: { authorization } });
  const accountId = (await bodyOf<AccountsView>(accounts)).all_accounts[0]?.id ?? '';
  const deposit = await fetch(`${origin}/web-api/cashier/deposits`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': `deposit-${playerId}` },
    body: JSON.stringify({ accountId, methodId: 'pocketleaf', amount: '2000.00' }),
  });
  const { redirectUrl = '' } = await bodyOf<DepositView>(deposit);
  const hostedPage = await fetch(redirectUrl);
  const paid = await fetch(hostedPage.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`the payment page answered ${paid.status}`);
  return { playerId, accountId, token, cookie };
}
