import {
  accounts$,
  api,
  duringAccountWork,
  refreshAccounts,
  type CommandResult,
} from '@paddock/shared-utils';

/** How often a new account is looked for, and how long between (S4-19). */
export const APPEAR_TRIES = 5;
export const APPEAR_EVERY_MS = 1_000;

/** Lets time pass; tests hand their own. */
export type Wait = (delayMs: number) => Promise<void>;

const waitInPage: Wait = (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs));

/**
 * Adds a currency and looks for its account every second, five times at most, until it is there (S4-19). A refusal
 * carries the server's message (S8-14).
 */
export function addCurrency(currency: string, wait: Wait = waitInPage): Promise<CommandResult> {
  return duringAccountWork('add', () => addAndFind(currency, wait));
}

async function addAndFind(currency: string, wait: Wait): Promise<CommandResult> {
  const answer = await api.post('/web-api/office/currencies', { currency });
  if (!answer.ok) return answer;
  for (let tries = 1; tries <= APPEAR_TRIES; tries++) {
    await wait(APPEAR_EVERY_MS);
    await refreshAccounts();
    if (isThere(currency)) break;
  }
  return { ok: true };
}

export function removeCurrency(currency: string): Promise<CommandResult> {
  return duringAccountWork('delete', async () => {
    const answer = await api.delete('/web-api/office/currencies/:currency', { params: { currency } });
    if (!answer.ok) return answer;
    await refreshAccounts();
    return { ok: true };
  });
}

function isThere(currency: string): boolean {
  const value = accounts$.snapshot();
  return 'accounts' in value && value.accounts.some(({ iso }) => iso === currency);
}
