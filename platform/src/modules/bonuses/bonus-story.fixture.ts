import { sql } from 'kysely';
import type { AccountId, BetId } from '@paddock/contract';
import type { DepositView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { SeededRandom } from '../../testing/seeded-random.ts';
import { undocumentedPostings } from '../../testing/transfers-table.ts';
import { storeBet, storeEnd } from './stored-bets.fixture.ts';
import type { BonusesFixture, BonusPlayer } from './bonuses.fixture.ts';

const DEPOSITS = 4;

/** A bet as the story knows it: what each kind of money staked, and what it has paid. */
interface StoryBet {
  readonly betId: BetId;
  readonly stakeMinor: bigint;
  readonly bonusMinor: bigint;
  revision: number;
  targetMinor: bigint;
  isReleased: boolean;
}

/** One player with what must have become of the money, computed beside the product. */
export interface Story {
  player: BonusPlayer;
  signedInAtMs: number;
  readonly bonusAccount: AccountId;
  readonly deposits: {
    readonly view: DepositView;
    readonly minor: bigint;
    credited: boolean;
    gone: boolean;
  }[];
  readonly bets: StoryBet[];
}

/** A new player with deposits that were ordered and not yet paid. */
export async function newStory(fixture: BonusesFixture, random: SeededRandom): Promise<Story> {
  const player = await fixture.player();
  const { bonus } = await fixture.accounts(player);
  const signedInAtMs = fixture.platform().kernel.clock.nowMs();
  const deposits: Story['deposits'][number][] = [];
  for (let n = 0; n < DEPOSITS; n += 1) {
    const minor = BigInt(500 + random.int(9_000));
    const view = await fixture.order(player, `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`);
    deposits.push({ view, minor, credited: false, gone: false });
  }
  return { player, signedInAtMs, bonusAccount: (bonus[0]?.id ?? '') as AccountId, deposits, bets: [] };
}

/** Does nothing where there is nothing to do. */
type Act = (fixture: BonusesFixture, story: Story, random: SeededRandom) => Promise<void>;

/** What may happen next, each with its name. */
export const ACTS: readonly (readonly [string, Act])[] = [
  ['pay', (fixture, story, random) => tellOne(fixture, story, random, 'succeeded')],
  [
    'charge back',
    (fixture, story, random) => (random.int(8) > 0 ? no() : tellOne(fixture, story, random, 'charged-back')),
  ],
  ['bet', bet],
  ['bet more', bet],
  ['settle', settle],
  ['settle more', settle],
  ['release', release],
  ['give up', (fixture, story, random) => (random.int(12) > 0 ? no() : giveUp(fixture, story))],
  ['wait', wait],
];

const no = () => Promise.resolve();

async function tellOne(
  fixture: BonusesFixture,
  { deposits }: Story,
  random: SeededRandom,
  event: 'succeeded' | 'charged-back',
): Promise<void> {
  const deposit = random.pick(deposits);
  if ((await fixture.tell(deposit.view, event)) !== 200) throw new Error('a callback was refused');
  deposit.credited = true;
  if (event === 'charged-back') deposit.gone = true;
}

async function bet(fixture: BonusesFixture, story: Story, random: SeededRandom): Promise<void> {
  const { kernel, modules } = fixture.platform();
  const { playerId, accountId } = story.player;
  const accounts = await modules.wallet.accounts(kernel.db, playerId);
  const from = random.int(2) === 0 ? story.bonusAccount : (accountId as AccountId);
  const free = accounts
    .filter(({ id, kind }) => id === from || kind === 'bonus')
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  if (free <= 0n || accounts.some(({ balanceMinor }) => balanceMinor < 0n)) return;
  const stakeMinor = BigInt(1 + random.int(Number(free)));
  const betId = kernel.ids.forPlayer<'bet'>(playerId);
  const atMs = kernel.clock.nowMs();
  const { funding } = await inTransaction(kernel.db, async (tx) => {
    await storeBet(
      tx,
      { playerId, betId },
      { stakeMinor, outcome: random.pick(['home', 'draw', 'away']), atMs },
    );
    return modules.wallet.holdStake(tx, {
      product: 'sportsbook',
      playerId,
      betId,
      accountId: from,
      stakeMinor,
      atMs,
    });
  });
  const bonusMinor = funding.find((part) => part.accountId === story.bonusAccount)?.amountMinor ?? 0n;
  story.bets.push({
    betId,
    stakeMinor,
    bonusMinor,
    revision: 0,
    targetMinor: 0n,
    isReleased: false,
  });
}

/** A first result, a corrected one, a void, or a result taken back. */
async function settle(fixture: BonusesFixture, { player, bets }: Story, random: SeededRandom): Promise<void> {
  const live = bets.filter(({ isReleased }) => !isReleased);
  if (live.length === 0) return;
  const story = random.pick(live);
  const { kernel, modules } = fixture.platform();
  const { playerId } = player;
  const { betId, stakeMinor } = story;
  const [target, counts] = random.pick([
    [0n, true],
    [stakeMinor * 2n, true],
    [(stakeMinor * 333n) / 100n, true],
    [stakeMinor, false],
    ['open', false],
  ] as const);
  // Only what was settled can be taken back; without a result it would be void.
  const isOpen = target === 'open' && story.revision > 0;
  const targetMinor = target === 'open' ? (isOpen ? 0n : stakeMinor) : target;
  const revision = story.revision + 1;
  const atMs = kernel.clock.nowMs();
  await inTransaction(kernel.db, async (tx) => {
    const posting = { playerId, betId, revision, reason: 'result', atMs };
    if (isOpen) await modules.wallet.reopenBet(tx, posting);
    else await modules.wallet.settleBet(tx, { ...posting, targetMinor });
    await storeEnd(
      tx,
      { playerId, betId },
      { isVoid: !counts && !isOpen, isOpen, revision, targetMinor, atMs },
    );
    const end = { product: 'sportsbook', playerId, betId, currency: 'EUR', revision, atMs };
    await modules.bonuses.recordEnds(tx, [end]);
  });
  story.revision = revision;
  story.targetMinor = targetMinor;
}

/** A placement that was not accepted. */
async function release(fixture: BonusesFixture, { player, bets }: Story): Promise<void> {
  const story = bets.find(({ revision, isReleased }) => revision === 0 && !isReleased);
  if (story === undefined) return;
  const { kernel, modules } = fixture.platform();
  const { playerId } = player;
  const { betId } = story;
  const atMs = kernel.clock.nowMs();
  await inTransaction(kernel.db, async (tx) => {
    await modules.wallet.releaseStake(tx, { playerId, betId, reason: 'not accepted', atMs });
    const end = { product: 'sportsbook', playerId, betId, currency: 'EUR', revision: 0, atMs };
    await modules.bonuses.recordEnds(tx, [end]);
  });
  story.isReleased = true;
}

async function giveUp(fixture: BonusesFixture, story: Story): Promise<void> {
  const player = await fresh(fixture, story);
  const [bonus] = (await fixture.bonuses(player)).bonuses;
  if (bonus?.status !== 'running') return;
  const { status } = await fixture.call(player, 'POST', `/web-api/bonuses/${bonus.id}/forfeit`);
  if (status !== 200) throw new Error('a bonus could not be given up');
}

/** Hours go by, now and then enough for a bonus to run out; the tasks of that time run when it is over. */
async function wait(fixture: BonusesFixture, _story: Story, random: SeededRandom): Promise<void> {
  if (random.int(12) > 0) return;
  await fixture.later(random.int(20) * 3_600_000);
}

/** What the real money is short of or over what payments, bets and completed bonuses make: zero. */
export async function realGap(fixture: BonusesFixture, { player, deposits, bets }: Story): Promise<bigint> {
  const { kernel, modules } = fixture.platform();
  const accounts = await modules.wallet.accounts(kernel.db, player.playerId);
  const realMinor = accounts.find(({ kind }) => kind === 'main')?.balanceMinor ?? 0n;
  const paidMinor = deposits
    .filter(({ credited, gone }) => credited && !gone)
    .reduce((sum, { minor }) => sum + minor, 0n);
  const betsMinor = bets.reduce((sum, one) => sum + realOf(one), 0n);
  return realMinor - paidMinor - betsMinor - (await convertedMinor(fixture, player));
}

/** What a bet has done to real money: its own stake taken, its part of the return given (rules §3). */
function realOf({ stakeMinor, bonusMinor, revision, targetMinor, isReleased }: StoryBet): bigint {
  if (isReleased) return 0n;
  const stakedMinor = stakeMinor - bonusMinor;
  if (revision === 0) return -stakedMinor;
  return targetMinor - (targetMinor * bonusMinor) / stakeMinor - stakedMinor;
}

/** What bonuses made real, as the ledger has it. */
async function convertedMinor(fixture: BonusesFixture, { playerId }: BonusPlayer): Promise<bigint> {
  const { rows } = await sql<{ minor: string }>`
    select coalesce(sum(p.amount_minor), 0)::text as minor from wallet_transfer t
      join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id
      join wallet_account a on a.player_id = p.player_id and a.id = p.account_id and a.kind = 'main'
      where t.player_id = ${playerId} and t.kind in ('bonus-conversion', 'bonus-return')`.execute(
    fixture.platform().kernel.db,
  );
  return BigInt(rows[0]?.minor ?? 0);
}

/** Bets of the story are in no sportsbook, so escrow is compared with the wallet's own holds. */
export async function brokenRules(fixture: BonusesFixture): Promise<readonly string[]> {
  const { kernel, modules } = fixture.platform();
  const { problems } = await modules.wallet.audit({ products: [], openHolds: undefined });
  return [
    ...problems.map(({ detail }) => detail),
    ...(await modules.bonuses.miscounted(kernel.db)),
    ...(await undocumentedPostings(kernel.db)),
  ];
}

/** Tokens are short-lived, and the story is long. */
async function fresh(fixture: BonusesFixture, story: Story): Promise<BonusPlayer> {
  const nowMs = fixture.platform().kernel.clock.nowMs();
  if (story.signedInAtMs !== nowMs) story.player = await fixture.signInAgain(story.player);
  story.signedInAtMs = nowMs;
  return story.player;
}
