import type { AccountsView, DepositView, SessionView, TokenView } from '@paddock/contract/schemas';

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
  const registered = await post(origin, '/web-api/registration', {
    email: `bench${n}@example.com`,
    password: 'a long walk by the river',
    country_id: 276,
    currency_id: 'EUR',
    birth_date: '1990-02-28',
    language: 'en',
    terms_accepted: true,
  });
  const { user_id: playerId } = (await registered.json()) as SessionView;
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { token } = await get<TokenView>(origin, '/web-api/user/gettoken', { cookie });
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
  return { playerId: playerId ?? '', accountId, token };
}
