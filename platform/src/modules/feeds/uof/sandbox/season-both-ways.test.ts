import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { FeedMessage } from '@paddock/contract/schemas';

import { REPOSITORY_DIR } from '../../../../cli/repository-dir.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import type { FeedSink } from '../../feed-sink.ts';
import {
  openReplayProduct,
  replayWith,
  type ReplayProduct,
} from '../../replay/betting/replay-bets.fixture.ts';
import { readMatchFile } from '../../replay/files/read-match-file.ts';
import type { RecordedFile } from '../../replay/files/recorded-match.ts';
import { openBought, playAsUof } from './bought.fixture.ts';

// Two whole products play a part of a season.
jest.setTimeout(600_000);

const SEASON = join(REPOSITORY_DIR, '..', 'shared', 'data', 'football', '2022-23.en.1.json');
/** Three rounds, so that every side plays at home and away. */
const MATCHES = 30;

describe('a real season as the unified odds feed', () => {
  let database: TestDatabase;
  let stage: ReplayProduct | undefined;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await stage?.product.stop();
    await database.drop();
  });

  /** Hands each message of the replay over as the feed writes it, and its answer to the book. */
  async function asUof({ product }: ReplayProduct): Promise<{ sink: FeedSink; refused: readonly string[] }> {
    const { kernel, modules } = product;
    const played = playAsUof(kernel.clock);
    const { sandbox, handOn, refused } = await openBought(kernel, played, modules.sportsbook);
    sandbox.alive();
    await handOn();
    const ingest = async (message: FeedMessage) => {
      const outcome = await sandbox.ingest(message);
      await handOn();
      return outcome;
    };
    return { sink: { ingest }, refused };
  }

  /** What a season left behind: each bet with its price and its end, the player's money, the ledger. */
  async function leftBy(file: RecordedFile, isBought: boolean) {
    stage = await openReplayProduct(file, database.url);
    const bought = isBought ? await asUof(stage) : undefined;
    const { played, bets, warnings, audit, account } = await replayWith(
      stage,
      file,
      'home:10.00',
      bought?.sink,
    );
    await stage.product.stop();
    stage = undefined;
    expect([...warnings, ...audit.problems, ...(bought?.refused ?? [])]).toEqual([]);
    return {
      played,
      bets: bets.map(({ legs, stake, status, payout }) => {
        const [leg] = legs;
        return [leg?.home.en, leg?.away.en, leg?.oddsMilli, stake, status, payout].join(' ');
      }),
      money: [account?.money, account?.held],
      house: audit.house,
    };
  }

  (existsSync(SEASON) ? it : it.skip)(
    'leaves the same bets, payouts and ledger as the season by itself',
    async () => {
      const whole = await readMatchFile(SEASON);
      const file = { ...whole, matches: whole.matches.slice(0, MATCHES) };
      const own = await leftBy(file, false);
      await database.drop();
      database = await createTestDatabase();
      const bought = await leftBy(file, true);
      expect(bought.bets.toSorted()).toEqual(own.bets.toSorted());
      expect(bought.bets).toHaveLength(MATCHES);
      expect([bought.money, bought.house]).toEqual([own.money, own.house]);
    },
  );
});
