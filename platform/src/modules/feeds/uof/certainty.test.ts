import { HOUR_MS } from '@paddock/contract';
import type { BetView, EventDetail } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  place,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../../sportsbook/testing/sportsbook.fixture.ts';
import { openSession } from './session/session.fixture.ts';

const STAKE_MINOR = 1_000n;
const HOME = '1';
const AWAY = '3';

/** A match an hour away, bet on, over, and settled by messages of the feed with restarts between them. */
describe('what the feed says of a bet over restarts', () => {
  let platform: SportsbookPlatform;
  let player: TestPlayer;
  let session: Awaited<ReturnType<typeof openSession>>;
  let match = 0;
  let epoch = 0;
  let sent: string[] = [];

  const event = () => `sr:match:${match}`;
  const fixture = (startsAtMs: number) => `<fixtures_fixture>
    <fixture id="${event()}" start_time="${new Date(startsAtMs).toISOString()}">
    <tournament id="sr:tournament:7" name="Cup"><sport id="sr:sport:1" name="Soccer"/>
    <category id="sr:category:1" name="England"/></tournament><competitors>
    <competitor id="sr:competitor:1" name="North ${match}" qualifier="home"/>
    <competitor id="sr:competitor:2" name="South ${match}" qualifier="away"/></competitors></fixture></fixtures_fixture>`;

  async function start(startsAtMs: number): Promise<void> {
    epoch += 1;
    const { sportsbook } = platform.modules;
    session = await openSession(
      sportsbook,
      { 'fixture.xml': fixture(startsAtMs) },
      { clock: platform.clock, epoch },
    );
    await session.alive();
    await session.complete(1);
  }

  async function restart(): Promise<void> {
    platform = await platform.restart();
    await start(platform.clock.nowMs() - HOUR_MS);
  }

  const say = async (kind: string, more: string, inside: string) => {
    await hand(kind, more, inside);
    await platform.advance(250);
  };
  const hand = async (kind: string, more: string, inside: string) => {
    platform.clock.advance(1_000);
    await take(kind, more, inside);
  };
  const take = async (kind: string, more: string, inside: string) => {
    const xml = `<${kind} ${session.about(1)} event_id="${event()}" ${more}>${inside}</${kind}>`;
    sent.push(xml);
    await session.take(xml, `hi.-.live.${kind}.1.sr:match.${match}.-`);
  };
  const settle = (certainty: 1 | 2, winner: string, told = say) =>
    told(
      'bet_settlement',
      `certainty="${certainty}"`,
      `<outcomes><market id="1">${[HOME, '2', AWAY]
        .map((id) => `<outcome id="${id}" result="${id === winner ? 1 : 0}"/>`)
        .join('')}</market></outcomes>`,
    );
  const takeBack = (told = say) => told('rollback_bet_settlement', '', '<market id="1"/>');
  const cancel = (more = '') => say('bet_cancel', more, '<market id="1"/>');
  const takeCancelBack = (more = '') => say('rollback_bet_cancel', more, '<market id="1"/>');

  /** In the next five milliseconds. */
  const atOnce = async (...word: Parameters<typeof take>) => {
    platform.clock.advance(5);
    await take(...word);
  };
  /** Everything since the `from`th word again, as a recovery tells it. */
  async function hearAgain(from: number): Promise<void> {
    for (const xml of sent.slice(from))
      await session.take(xml.replace(' event_id', ' request_id="1" event_id'));
    await platform.advance(250);
  }

  let betId: string;
  const bet = () => betOf(platform, player, betId);
  const told = async () => {
    const { status, revision } = await bet();
    return [status, revision];
  };

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    match += 1;
    sent = [];
    await start(platform.clock.nowMs() + HOUR_MS);
    await session.odds('2.0', { event: event() });
    player = await richPlayer(platform, STAKE_MINOR);
    const list = await platform.app.inject('/web-api/sportsbook/events?section=line&limit=200');
    const row = list
      .json<{ events: EventDetail[] }>()
      .events.find(({ home }) => home.name.en === `North ${match}`);
    const detail = (
      await platform.app.inject(`/web-api/sportsbook/events/${row?.id ?? ''}`)
    ).json<EventDetail>();
    const placed = await place(platform, player, [legOf(marketOf(detail, '1x2'), 'home')]);
    betId = placed.json<{ bet: BetView }>().bet.id;
    await platform.leap(2 * HOUR_MS);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  it('is paid by a preliminary result, and confirmed by the same one without a correction', async () => {
    await settle(1, HOME);
    expect(await told()).toEqual(['won', 1]);
    await restart();
    await settle(2, HOME, hand);
    const { rows } = await sql`select from sportsbook_settlement_job`.execute(platform.kernel.db);
    expect(rows).toEqual([]);
    await platform.advance(250);
    expect(await told()).toEqual(['won', 1]);
    expect((await moneyOf(platform, player)).free).toBe(2_000n);
  });

  it('is corrected by a confirmed result that says otherwise', async () => {
    await settle(1, HOME);
    await restart();
    await settle(2, AWAY);
    expect(await told()).toEqual(['lost', 2]);
    expect((await moneyOf(platform, player)).free).toBe(0n);
  });

  it('is not touched by a preliminary result after a confirmed one, also where it was only confirmed', async () => {
    await settle(1, HOME);
    await settle(2, HOME);
    await restart();
    await settle(1, AWAY);
    expect(await told()).toEqual(['won', 1]);
  });

  it('takes a preliminary result over a preliminary one, and after a rollback of a confirmed one', async () => {
    await settle(1, HOME);
    await restart();
    await settle(1, AWAY);
    expect(await told()).toEqual(['lost', 2]);
    await settle(2, HOME);
    await restart();
    await takeBack();
    expect((await bet()).status).toBe('open');
    await restart();
    await settle(1, AWAY);
    expect((await bet()).status).toBe('lost');
  });

  it.each([
    ['a result and its taking back', 'open', 1, [() => settle(2, HOME, atOnce), () => takeBack(atOnce)]],
    [
      'a taking back and the right result',
      'lost',
      2,
      [() => settle(2, HOME, atOnce), () => takeBack(atOnce), () => settle(2, AWAY, atOnce)],
    ],
    [
      'a preliminary result and another one that is confirmed',
      'lost',
      1,
      [() => settle(1, HOME, atOnce), () => settle(2, AWAY, atOnce)],
    ],
  ] as const)('hears %s 5 ms apart, also again in recoveries', async (_what, status, last, words) => {
    // All within one quarter of a second.
    platform.clock.advance(1_000 - (platform.clock.nowMs() % 1_000));
    for (const word of words) await word();
    await platform.advance(250);
    expect((await bet()).status).toBe(status);
    for (const from of [last, 0]) {
      await restart();
      await hearAgain(from);
      expect((await bet()).status).toBe(status);
    }
    const { rows } = await sql`select from sportsbook_quarantine where producer = 'uof'`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([]);
  });

  it('is void by a cancel, and has its result again by the rollback, each after a restart', async () => {
    await settle(2, HOME);
    await restart();
    await cancel();
    expect((await bet()).status).toBe('returned');
    await restart();
    await takeCancelBack();
    expect((await bet()).status).toBe('won');
    expect((await moneyOf(platform, player)).free).toBe(2_000n);
  });

  it('has its result again where the rollback of a cancel is heard in a recovery alone', async () => {
    await settle(2, HOME);
    // It comes five seconds late, and is stored until then; the rollback is made before that.
    const made = platform.clock.nowMs();
    platform.clock.advance(5_000);
    await session.take(
      `<bet_cancel product="1" timestamp="${made}" event_id="${event()}"><market id="1"/></bet_cancel>`,
      '',
    );
    await platform.advance(250);
    expect((await bet()).status).toBe('returned');
    await restart();
    await session.take(
      `<rollback_bet_cancel product="1" timestamp="${made + 1_000}" request_id="1" event_id="${event()}"><market id="1"/></rollback_bet_cancel>`,
      '',
    );
    await platform.advance(250);
    expect((await bet()).status).toBe('won');
  });
});
