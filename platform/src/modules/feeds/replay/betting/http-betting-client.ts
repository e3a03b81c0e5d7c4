import { parseAmount, formatAmount, selectionIdOf, type MarketId } from '@paddock/contract';
import type {
  AccountsView,
  BetListView,
  DepositView,
  EventListView,
  PaymentMethodsView,
  PlaceBetRequest,
  PlacementView,
} from '@paddock/contract/schemas';

import { BET_CURRENCY } from './bet-option.ts';
import type { BetCounts, BettingClient, BetTarget } from './betting-client.ts';
import { ApiError, createHttpSession } from './http-session.ts';

const PAUSES = 120;
/** `type` of a real-money account (S3-18). */
const MAIN_ACCOUNT = 0;

export interface HttpBettingOptions {
  readonly baseUrl: string;
  readonly runId: string;
  /** Lets the server's own work go on: callbacks of the sandbox are delivered by it. */
  readonly pause: () => Promise<void>;
}

/** A player of its own who uses the same API as everyone: registers, pays in through the sandbox, bets at the prices shown. */
export function createHttpBettingClient({ baseUrl, runId, pause }: HttpBettingOptions): BettingClient {
  const session = createHttpSession(baseUrl, runId);
  let accountId = '';
  let availableMinor = 0n;
  let placed = 0;
  let deposits = 0;

  async function readAccount(): Promise<void> {
    const { all_accounts: accounts } = await session.call<AccountsView>('/web-api/user/accounts');
    const main = accounts.find(({ iso, type }) => iso === BET_CURRENCY && type === MAIN_ACCOUNT);
    if (main === undefined) throw new Error(`the player has no account in ${BET_CURRENCY}`);
    accountId = main.id;
    availableMinor = parseAmount(main.money, BET_CURRENCY) ?? 0n;
  }

  async function payIn(atLeastMinor: bigint): Promise<void> {
    const view = await session.call<PaymentMethodsView>(`/web-api/cashier/methods?accountId=${accountId}`);
    // A card would ask for the code of a bank; a wallet pays at once.
    const wallet = view.methods.find(({ kind, arrives }) => kind === 'wallet' && arrives === 'at-once');
    if (wallet === undefined) throw new Error('there is no way to pay in');
    if (atLeastMinor > (parseAmount(wallet.max, BET_CURRENCY) ?? 0n))
      throw new Error('the stake is above the largest deposit');
    deposits += 1;
    const deposit = await session.call<DepositView>('/web-api/cashier/deposits', {
      method: 'POST',
      body: { accountId, methodId: wallet.id, amount: wallet.max },
      idempotencyKey: `replay-${runId}-deposit-${deposits}`,
    });
    await payAt(deposit.redirectUrl ?? '/');
    for (let tries = 0; tries < PAUSES; tries++) {
      const { status } = await session.call<DepositView>(`/web-api/cashier/deposits/${deposit.id}`);
      if (status === 'succeeded') return readAccount();
      await pause();
    }
    throw new Error('the deposit was not credited');
  }

  /** Goes to the payment page and pays, as the player's browser would. */
  async function payAt(redirectUrl: string): Promise<void> {
    const payUrl = await landingOf(redirectUrl);
    const body = new URLSearchParams({ choice: 'pay', delivery: 'now' });
    const response = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
    if (response.status >= 400) throw new ApiError('POST of the payment page', response.status, '');
  }

  /** Follows redirects by hand: public addresses of the site may not be where this server listens. */
  async function landingOf(address: string): Promise<URL> {
    const { pathname, search } = new URL(address, baseUrl);
    const here = new URL(pathname + search, baseUrl);
    const response = await fetch(here, { redirect: 'manual' });
    const location = response.headers.get('location');
    return location === null ? here : landingOf(location);
  }

  async function legFor(target: BetTarget): Promise<PlaceBetRequest['legs'][number] | string> {
    const query = new URLSearchParams({
      section: 'line',
      sport: 'football',
      search: target.home,
      limit: '200',
    });
    const { events } = await session.call<EventListView>(`/web-api/sportsbook/events?${query.toString()}`);
    const event = events.find(
      ({ home, away, state }) =>
        home.name.en === target.home &&
        away.name.en === target.away &&
        state.startsAtMs === target.startsAtMs,
    );
    const market = event?.markets.find(({ type }) => type === '1x2');
    const selection = market?.selections.find(({ outcome }) => outcome === target.outcome);
    if (market === undefined || selection === undefined)
      return event === undefined ? 'the event is not listed' : 'no price';
    const selectionId = selectionIdOf(market.id as MarketId, target.outcome);
    return { selectionId, priceVersion: market.version, oddsMilli: selection.oddsMilli };
  }

  /** A bet that came too late to be one before the match waits the live delay. */
  async function decided(answer: PlacementView): Promise<PlacementView> {
    let latest = answer;
    for (let tries = 0; latest.status === 'pending' && tries < PAUSES; tries++) {
      await pause();
      latest = await session.call<PlacementView>(`/web-api/sportsbook/placements/${answer.key}`);
    }
    return latest;
  }

  async function settledCount(): Promise<number> {
    let [settled, cursor] = [0, ''];
    for (;;) {
      const page = await session.call<BetListView>(
        `/web-api/sportsbook/bets?status=settled&limit=100${cursor}`,
      );
      settled += page.bets.length;
      if (page.nextCursor === null) return settled;
      cursor = `&cursor=${page.nextCursor}`;
    }
  }

  return {
    async open() {
      await session.open();
      await readAccount();
    },
    async place(target, stake) {
      const stakeMinor = parseAmount(stake, BET_CURRENCY) ?? 0n;
      if (availableMinor < stakeMinor) await readAccount();
      if (availableMinor < stakeMinor) await payIn(stakeMinor);
      const leg = await legFor(target);
      if (typeof leg === 'string') return { status: 'refused', reason: leg };
      try {
        const body: PlaceBetRequest = {
          type: 'single',
          accountId,
          stake: formatAmount(stakeMinor, BET_CURRENCY),
          policy: 'any',
          legs: [leg],
        };
        const key = `replay-${runId}-bet-${leg.selectionId.replaceAll(/[^A-Za-z0-9]/g, '-')}`;
        const idempotencyKey = key.slice(0, 64);
        const request = { method: 'POST', body, idempotencyKey } as const;
        const answer = await decided(await session.call<PlacementView>('/web-api/sportsbook/bets', request));
        if (answer.status !== 'accepted') {
          return { status: 'refused', reason: answer.status === 'rejected' ? answer.code : 'not decided' };
        }
        placed += 1;
        availableMinor -= stakeMinor;
        return { status: 'placed' };
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return { status: 'refused', reason: error.code };
        throw error;
      }
    },
    counts: async (): Promise<BetCounts> => ({ placed, settled: await settledCount() }),
  };
}
