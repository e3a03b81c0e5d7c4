import type { AccountId, PlayerId } from '@paddock/contract';
import type { DepositView, PayoutOptionsView, WithdrawalView } from '@paddock/contract/schemas';

/** A running platform, in this process or in another. Any call may find that it died. */
export interface StorySite {
  ask(
    method: 'GET' | 'POST',
    path: string,
    options?: { readonly body?: object; readonly key?: string },
  ): Promise<StoryAnswer>;
  /** Lets time pass, with all that is scheduled. */
  advance(ms: number): Promise<void>;
}

export interface StoryAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly json: unknown;
}

export interface StoryPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/**
 * One player pays 100.00 in and takes 40.00 out. Every step may be asked for again after a crash: keys make the requests
 * safe to repeat, and what the company or a task does is done by whoever runs next.
 */
export async function tellStory(
  site: StorySite,
  { accountId, playerId }: StoryPlayer,
  patienceMs: number,
): Promise<void> {
  const key = (name: string) => `${name}-${playerId}`;
  const deposit = await site.ask('POST', '/web-api/cashier/deposits', {
    body: { accountId, methodId: 'pocketleaf', amount: '100.00' },
    key: key('deposit'),
  });
  const { redirectUrl = '' } = deposit.json as DepositView;
  const opened = await site.ask('GET', pathOf(redirectUrl));
  // A payment that is decided already leads to its result instead.
  if (opened.location?.includes('/sandbox/pay/') === true) {
    await site.ask('POST', pathOf(opened.location), { body: { choice: 'pay', delivery: 'now' } });
  }
  await site.advance(5_000);
  const options = await site.ask('GET', `/web-api/cashier/payouts?accountId=${accountId}`);
  const [instrument] = (options.json as PayoutOptionsView).instruments;
  const withdrawal = await site.ask('POST', '/web-api/cashier/withdrawals', {
    body: { accountId, instrumentId: instrument?.id ?? '1', amount: '40.00' },
    key: key('withdrawal'),
  });
  const { id } = withdrawal.json as Partial<WithdrawalView>;
  if (id === undefined) throw new Error(`no withdrawal: ${JSON.stringify(withdrawal.json)}`);
  // Sending, the company's five seconds, its callback.
  await site.advance(patienceMs);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://story.example');
  return pathname + search;
}
