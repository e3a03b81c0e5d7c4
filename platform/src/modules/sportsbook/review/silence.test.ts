import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacementView } from '@paddock/contract/schemas';

import { quickFolder } from '../../../testing/index.ts';
import type { InboxEntry } from '../../inbox/index.ts';
import { matchOdds } from '../testing/feed-driver.ts';
import { auditProblems } from '../testing/sportsbook.fixture.ts';
import { USUAL_TERMS } from './review-terms.ts';
import { ReviewDesk } from './review.fixture.ts';

/** Shorter than a feed may be silent. */
const OPERATOR_MS = 3_000;
const HELD = { free: 90_000n, held: 10_000n };
const FREE = { free: 100_000n, held: 0n };

describe('a large bet that nobody looks at, where the operator’s file says that it is offered less', () => {
  const dataDir = mkdtempSync(join(quickFolder(), 'silence-'));
  const told: InboxEntry[] = [];
  let desk: ReviewDesk;

  beforeAll(async () => {
    const terms = { operatorSec: { line: OPERATOR_MS / 1_000 }, onSilence: 'offer' };
    writeFileSync(join(dataDir, 'review.json'), JSON.stringify(terms));
    desk = await ReviewDesk.open(undefined, { dataDir }, undefined, (_tx, entries) => {
      told.push(...[entries].flat());
      return Promise.resolve();
    });
  });
  beforeEach(async () => {
    await desk.begin();
    await desk.ask();
  });
  afterEach(async () => {
    expect(await auditProblems(desk.platform)).toEqual([]);
    expect(await desk.platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(async () => {
    await desk.platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is offered the automatic maximum at the prices of then, for the time of its player', async () => {
    await desk.platform.advance(OPERATOR_MS - 1_000);
    expect(await desk.shown()).toMatchObject({ state: 'waiting' });
    await desk.book.feed.prices(desk.book.lineEvent, matchOdds(1900, 3400, 3600));
    await desk.platform.advance(1_000);
    const shown = await desk.shown();
    expect(shown).toMatchObject({
      state: 'offered',
      offer: { version: 1, stake: '50.00', oddsMilli: [1900], possibleReturn: '95.00' },
    });
    expect(shown.untilMs - desk.platform.clock.nowMs()).toBe(USUAL_TERMS.playerMs.line);
    expect(await desk.money()).toEqual(HELD);
    expect((await desk.reply(true)).json<PlacementView>()).toMatchObject({
      bet: { stake: '50.00', totalOddsMilli: 1900 },
    });
    expect(await desk.money()).toEqual({ free: 95_000n, held: 5_000n });
  });

  it('is told to its player wherever they are, with its time, as is the next offer', async () => {
    await desk.platform.advance(OPERATOR_MS);
    await desk.answer({ answer: 'offer', stake: '60.00' });
    const { playerId } = desk.player;
    const { placementId, untilMs } = await desk.shown();
    const offered = told.filter((one) => one.playerId === playerId);
    expect(offered.map(({ content }) => content)).toEqual([
      { kind: 'bet-offer', placementId, stake: '50.00', currency: 'EUR', untilMs },
      { kind: 'bet-offer', placementId, stake: '60.00', currency: 'EUR', untilMs },
    ]);
    expect(new Set(offered.map(({ cause }) => cause)).size).toBe(2);
  });

  it('comes back whole where its player does not answer, and is not offered again', async () => {
    await desk.platform.advance(OPERATOR_MS + USUAL_TERMS.playerMs.line + 500);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'OFFER_UNANSWERED' });
    expect(await desk.money()).toEqual(FREE);
  });

  it('comes back where nothing can be offered: its market has stopped', async () => {
    await desk.book.feed.prices(desk.book.lineEvent, { ...matchOdds(2000, 3400, 3600), status: 'suspended' });
    await desk.platform.advance(OPERATOR_MS + 500);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'REVIEW_UNANSWERED' });
    expect(await desk.money()).toEqual(FREE);
  });
});
