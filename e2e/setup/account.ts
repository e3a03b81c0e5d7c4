import type { Visitor } from './visitor.ts';

/** A player's account made over the API, for journeys whose subject is not registering or depositing. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

/** A sandbox method that asks for no code. */
const WALLET = 'pocketleaf';

let made = 0;

/** Opens an account and pays a deposit in through the sandbox's page, if one is asked for. */
export async function openAccount(
  visitor: Visitor,
  deposit?: string,
  email = `account${process.pid}-${(made += 1)}@example.com`,
): Promise<Account> {
  const account = {
    email,
    password: 'a long walk by the river',
  };
  // A file of the site: at its origin, and nothing of the product runs in it; what is run here must get past its policy.
  await visitor.page.setBypassCSP(true);
  await visitor.open('/favicon.svg');
  const userId = await visitor.page.evaluate(registerOverApi, account);
  if (deposit !== undefined)
    await visitor.page.evaluate(depositOverApi, { amount: deposit, methodId: WALLET });
  await visitor.page.setBypassCSP(false);
  return { ...account, userId };
}

async function registerOverApi(account: { email: string; password: string }): Promise<string> {
  const response = await fetch('/web-api/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...account,
      country_id: 276,
      currency_id: 'EUR',
      birth_date: '1990-02-28',
      language: 'en',
      terms_accepted: true,
    }),
  });
  if (!response.ok) throw new Error(`registration: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { user_id: string }).user_id;
}

async function depositOverApi({ amount, methodId }: { amount: string; methodId: string }): Promise<void> {
  const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { token } = await read<{ token: string }>('/web-api/user/gettoken?force_refresh=true');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const { all_accounts } = await read<{ all_accounts: readonly { id: string }[] }>('/web-api/user/accounts', {
    headers,
  });
  const accountId = all_accounts[0]?.id ?? '';
  const { redirectUrl } = await read<{ redirectUrl: string }>('/web-api/cashier/deposits', {
    method: 'POST',
    headers,
    body: JSON.stringify({ accountId, methodId, amount }),
  });
  const { url: paymentPage } = await fetch(redirectUrl);
  const paid = await fetch(paymentPage, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) });
  if (!paid.url.includes('/onpay/success')) throw new Error(`the deposit ended at ${paid.url}`);
}
