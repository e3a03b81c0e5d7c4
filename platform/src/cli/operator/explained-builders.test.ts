import { displayPublicNumber, formatAmount, HOUR_MS, parseAmount } from '@paddock/contract';
import type {
  BetExplanationView,
  BetView,
  EventDetail,
  EventListView,
  OwnPriceView,
  StatementView,
} from '@paddock/contract/schemas';

import { createCalendar } from '../../modules/feeds/index.ts';
import { CrashPlan } from '../../modules/sportsbook/testing/crashing-kernel.ts';
import { createOperatorsPlatform } from '../../modules/sportsbook/testing/operators-platform.ts';
import { builderQuoteOf } from '../../modules/sportsbook/testing/own-prices.ts';
import {
  auditProblems,
  betOf,
  getAs,
  legOf,
  marketOf,
  place,
  richPlayer,
  type TestPlayer,
} from '../../modules/sportsbook/testing/sportsbook.fixture.ts';
import { PLAYER_HEADER } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

/** One tick is ten minutes on the feed clock. */
const FEED = { feeds: ['simulation', 'push'], feedSpeed: 600, simulationSeed: 'test' } as const;
const STAKE = '1.37';
const BEGAN_HOURS = 12;

/** The first football match that begins in an hour or later; the world began twelve hours ago. */
const oneMatch: typeof createCalendar = (world, startMs, speed) => {
  const all = createCalendar(world, startMs, speed);
  const played = all
    .announcedAt(startMs + BEGAN_HOURS * HOUR_MS, startMs + (BEGAN_HOURS + 1) * HOUR_MS)
    .find(({ championship }) => championship.sport === 'football')?.id;
  const isPlayed = ({ id }: { readonly id: string }): boolean => id === played;
  return {
    announcedBetween: (afterMs, untilMs) => all.announcedBetween(afterMs, untilMs).filter(isPlayed),
    announcedAt: (atMs, kickOffAfterMs) => all.announcedAt(atMs, kickOffAfterMs).filter(isPlayed),
  };
};

interface Placed {
  readonly bet: BetView;
  readonly offered: OwnPriceView;
}

describe('bet builders on a match that the simulation plays', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let explain: (number: string) => Promise<string>;
  let player: TestPlayer;
  const placed: Placed[] = [];

  /** A builder on each end of the match with each end of its goals: one of them comes in. */
  async function placeAll(): Promise<void> {
    const read = async <View>(url: string) =>
      (await platform.app.inject(`/web-api/sportsbook/${url}`)).json<View>();
    const [listed] = (await read<EventListView>('events?section=line&sport=football')).events;
    const event = await read<EventDetail>(`events/${listed?.id ?? ''}`);
    for (const winner of ['home', 'draw', 'away']) {
      for (const goals of ['over', 'under']) {
        const legs = [legOf(marketOf(event, '1x2'), winner), legOf(marketOf(event, 'total', '2.5'), goals)];
        const offered = await builderQuoteOf(platform, legs);
        if (!('oddsMilli' in offered)) throw new Error(`${winner} and ${goals}: ${offered.code}`);
        const options = { stake: STAKE, builderOddsMilli: offered.oddsMilli };
        const { bet } = (await place(platform, player, legs, options)).json<{ bet: BetView }>();
        placed.push({ bet, offered });
      }
    }
  }

  async function statement(): Promise<StatementView['entries']> {
    const url = `/web-api/office/history?accountId=${player.accountId}`;
    const headers = { [PLAYER_HEADER]: player.playerId };
    return (await platform.app.inject({ url, headers })).json<StatementView>().entries;
  }

  beforeAll(async () => {
    platform = await createOperatorsPlatform(new CrashPlan(), FEED, oneMatch);
    const run = await operatorDesk(platform, { name: 'sue', role: 'support' });
    explain = async (number) => (await run('explain', number)).text;
    player = await richPlayer(platform);
    // The first prices.
    await platform.advance(1_000);
    await placeAll();
    for (let tick = 0; tick < 40; tick++) await platform.advance(1_000);
  });
  afterAll(() => platform.close());

  it('are settled, paid, stated and explained to the same cent', async () => {
    const lines = await statement();
    const ends: string[] = [];
    for (const { bet, offered } of placed) {
      const settled = await betOf(platform, player, bet.id);
      const oddsMilli = 'oddsMilli' in offered ? BigInt(offered.oddsMilli) : 0n;
      const stakeMinor = parseAmount(STAKE, 'EUR') ?? 0n;
      const wonMinor = settled.legs.every(({ result }) => result === 'win')
        ? (2n * stakeMinor * oddsMilli + 1000n) / 2000n
        : 0n;
      const payout = formatAmount(wonMinor, 'EUR');
      ends.push(settled.status);
      expect(settled).toMatchObject({ status: wonMinor > 0n ? 'won' : 'lost', payout });
      const explained = (
        await getAs(platform, player, `bets/${bet.id}/explanation`)
      ).json<BetExplanationView>();
      expect(explained).toMatchObject({ total: payout, agrees: true, builder: offered });
      const text = await explain(displayPublicNumber(bet.number));
      expect(text).toContain(`total ${payout} EUR: as the bet and the ledger say`);
      const own = lines.filter(({ betNumber }) => betNumber === bet.number).map(({ amount }) => amount);
      expect(own.toSorted()).toEqual([`-${STAKE}`, ...(wonMinor > 0n ? [payout] : [])]);
    }
    expect(ends.toSorted()).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'won']);
    expect(await auditProblems(platform)).toEqual([]);
  });
});
