import type { AccountsView, BetListView, BetView } from '@paddock/contract/schemas';

import { REPOSITORY_DIR } from '../../../../cli/repository-dir.ts';
import { freePort } from '../../../../kernel/database/free-port.ts';
import { readConfig } from '../../../../kernel/index.ts';
import { ManualClock } from '../../../../kernel/time/clock.ts';
import { ManualScheduler } from '../../../../kernel/time/scheduler.ts';
import { startProduct, type Product } from '../../../../product.ts';
import { TEST_SECRET } from '../../../../testing/test-secret.ts';
import { sportsbookProduct } from '../../../sportsbook/index.ts';
import type { FeedSink } from '../../feed-sink.ts';
import type { RecordedFile } from '../files/recorded-match.ts';
import { beginningOf, replayFile, type ReplayedFile } from '../replay-file.ts';
import { jumpingTime } from '../time/replay-time.ts';
import { parseBetOption } from './bet-option.ts';
import { createHttpBettingClient } from './http-betting-client.ts';
import { createHttpSession } from './http-session.ts';

/** A whole product of its own whose clock stands where a file begins. */
export interface ReplayProduct {
  readonly product: Product;
  readonly clock: ManualClock;
  readonly scheduler: ManualScheduler;
  readonly baseUrl: string;
}

export async function openReplayProduct(file: RecordedFile, databaseUrl: string): Promise<ReplayProduct> {
  const clock = new ManualClock(beginningOf(file));
  const scheduler = new ManualScheduler(clock);
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: String(await freePort()) },
    REPOSITORY_DIR,
  );
  const product = await startProduct(
    { ...config, databaseUrl, feeds: [], secret: TEST_SECRET },
    { clock, scheduler },
  );
  return { product, clock, scheduler, baseUrl: `http://127.0.0.1:${config.port}` };
}

/**
 * Replays a file, with a bet on each match, and answers all bets, the player's money and the ledger.
 * @param sink where its messages go; the book itself unless another is said
 */
export async function replayWith(
  { product, clock, scheduler, baseUrl }: ReplayProduct,
  file: RecordedFile,
  bet: string,
  sink: FeedSink = product.modules.sportsbook,
) {
  const { kernel, modules } = product;
  const time = jumpingTime(clock, scheduler);
  const warnings: string[] = [];
  let run = '';
  const played: ReplayedFile = await replayFile({
    kernel,
    sink,
    file,
    time,
    speed: 1,
    inPlayEverySec: Infinity,
    bets: {
      option: parseBetOption(bet),
      client(runId) {
        run = runId;
        return createHttpBettingClient({ baseUrl, runId, pause: () => time.pause(() => Promise.resolve()) });
      },
    },
    warn: (text) => warnings.push(text),
  });
  await modules.sportsbook.settleAll();
  const session = createHttpSession(baseUrl, run);
  const bets: BetView[] = [];
  for (let cursor = ''; ;) {
    const page = await session.call<BetListView>(`/web-api/sportsbook/bets?limit=100${cursor}`);
    bets.push(...page.bets);
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  const accounts = await session.call<AccountsView>('/web-api/user/accounts');
  const audit = await modules.wallet.audit({
    products: [sportsbookProduct],
    openHolds: () => Promise.resolve([]),
  });
  return { played, bets, warnings, audit, account: accounts.all_accounts.find(({ iso }) => iso === 'EUR') };
}
