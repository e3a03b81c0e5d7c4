import type { PageProps } from '@paddock/contract';
import type { PayoutOptionsView, WithdrawalView } from '@paddock/contract/schemas';
import { act } from '@testing-library/react';
import { anAccount, answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

export const CARD: PayoutOptionsView['instruments'][number] = {
  id: '1',
  name: 'Fernway Card',
  kind: 'card',
  mask: '•••• 4417',
  arrives: 'days',
  within: 2,
  fee: '0.00',
  quick: ['20.00', '50.00', '200.00'],
  min: '5.00',
  max: '500.00',
  netDeposit: '30.00',
};
export const WALLET: typeof CARD = {
  ...CARD,
  id: '2',
  name: 'Pocketleaf',
  kind: 'wallet',
  mask: '•••• 0021',
  arrives: 'at-once',
  within: 0,
  netDeposit: '0.00',
};

export const OPTIONS: PayoutOptionsView = {
  currency: 'EUR',
  available: '90.00',
  instruments: [CARD, WALLET],
  gates: [],
  turnoverLeft: '0.00',
  turnoverTotal: '30.00',
  turnoverCurrency: 'EUR',
  forfeits: null,
};

/** When the withdrawal of these tests was asked for. */
const ASKED_AT_MS = Date.UTC(2026, 10, 21, 12, 0);

/** A withdrawal of 50.00 to the card that has been through these states, a minute each. */
export function aWithdrawal(...statuses: readonly WithdrawalView['status'][]): WithdrawalView {
  const status = statuses.at(-1) ?? 'requested';
  const next = { requested: 'review', approved: 'sending', sent: 'provider' } as const;
  return {
    id: '81',
    status,
    amount: '50.00',
    currency: 'EUR',
    accountId: '3',
    method: CARD.name,
    mask: CARD.mask,
    timeline: statuses.map((one, at) => ({ status: one, atMs: ASKED_AT_MS + at * 60_000, reason: '' })),
    nextStep: status in next ? next[status as keyof typeof next] : null,
    arrives: 'days',
    cancellable: status === 'requested' || status === 'approved',
  };
}

export const settled = (): Promise<void> => act(() => Promise.resolve());

/** A page of a signed-in player with 90.00, whose server answers with these. */
export function installCashierPage(
  options: PayoutOptionsView = OPTIONS,
  rest: Parameters<typeof installFakePage>[0] = {},
): FakePage {
  const page = installFakePage({
    dictionaries: { cashier: { en, ru } },
    userId: '7',
    accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 9_000n })],
    ...rest,
  });
  page.answer('GET', '/web-api/cashier/payouts', answered(options));
  page.answer('GET', '/web-api/cashier/withdrawals', answered({ withdrawals: [], total: 0 }));
  return page;
}

/** Props of a page at an address. */
export function propsAt(given: Partial<Pick<PageProps, 'params' | 'path' | 'query'>>): PageProps {
  return { params: {}, query: '', ...given } as PageProps;
}
