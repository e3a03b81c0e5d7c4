/** What a player has typed and not sent: kept for the tab, so that a reload or a way to pay that fails loses nothing. */
export interface DepositDraft {
  read(accountId: string): string;
  write(accountId: string, amount: string): void;
  /** Paid: the next deposit begins with nothing. */
  clear(): void;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'cashier.deposit-draft';
/** Longer than any amount. */
const LENGTH_MAX = 30;

/** @param storage of the tab; without one, or with a full one, the draft lasts as long as the form */
export function createDepositDraft(storage: () => TabStorage): DepositDraft {
  const quietly = <T>(run: () => T, fallback: T): T => {
    try {
      return run();
    } catch {
      return fallback;
    }
  };
  return {
    read(accountId) {
      const [of, amount = ''] = quietly(() => storage().getItem(KEY) ?? '', '').split(' ');
      return of === accountId && amount.length <= LENGTH_MAX ? amount : '';
    },
    write: (accountId, amount) => quietly(() => storage().setItem(KEY, `${accountId} ${amount}`), undefined),
    clear: () => quietly(() => storage().removeItem(KEY), undefined),
  };
}

export const depositDraft = createDepositDraft(() => globalThis.sessionStorage);
