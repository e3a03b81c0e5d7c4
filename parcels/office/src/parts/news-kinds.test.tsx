import { act, cleanup, render } from '@testing-library/react';
import type { PlayerNews } from '@paddock/contract';
import { anAccount, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { LatestBets } from './bets/latest-bets.tsx';
import { RunningBonus } from './bonuses/running-bonus.tsx';
import { useInbox } from './inbox/use-inbox.ts';
import { PaymentsTable } from './payments-table.tsx';
import { MoneyTotals } from './statement/money-totals.tsx';
import { StatementTable } from './statement/statement-table.tsx';

function Inbox() {
  useInbox(1);
  return null;
}

/** More than a page of the office holds: whatever follows news. */
function Everything() {
  return (
    <>
      <LatestBets />
      <StatementTable
        account={anAccount()}
        group=""
        fromMs={undefined}
        toMs={undefined}
        onClear={() => undefined}
      />
      <MoneyTotals currency="EUR" />
      <RunningBonus currency="EUR" />
      <PaymentsTable filter="all" isIncludeArchive={false} />
      <Inbox />
    </>
  );
}

describe('what news read again', () => {
  let page: FakePage;
  beforeEach(async () => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } }, accounts: [anAccount()] });
    render(<Everything />);
    await act(() => page.timing.advanceAsync(0));
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  async function readAfter(...news: readonly PlayerNews[]): Promise<string[]> {
    const before = page.requests.length;
    act(() => news.forEach(page.sendNews));
    await act(() => page.timing.advanceAsync(0));
    return page.requests
      .slice(before)
      .map(({ path }) => path.replace('/web-api', ''))
      .sort();
  }
  const OF_MONEY = ['/bonuses', '/office/history', '/office/totals'];

  it('a settled bet: bets and money, each once', async () => {
    const read = await readAfter({ kind: 'bet', betId: '4711', status: 'won' }, { kind: 'accounts' });
    expect(read).toEqual([...OF_MONEY, '/sportsbook/bets']);
  });

  it('a payment: payments and money', async () => {
    const read = await readAfter(
      { kind: 'payment', paymentId: '81', status: 'succeeded' },
      { kind: 'accounts' },
    );
    expect(read).toEqual([
      '/bonuses',
      '/cashier/withdrawals',
      '/office/history',
      '/office/historypay',
      '/office/totals',
    ]);
  });

  it('a message that was read: the messages alone', async () => {
    expect(await readAfter({ kind: 'inbox' })).toEqual(['/inbox']);
  });

  it('news of what nobody shows: nothing; and missed news: everything', async () => {
    expect(await readAfter({ kind: 'limits' }, { kind: 'rights' })).toEqual([]);
    expect(await readAfter({ kind: 'missed' })).toHaveLength(OF_MONEY.length + 4);
  });
});
