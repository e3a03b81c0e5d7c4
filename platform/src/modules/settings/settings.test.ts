import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { SettingsChange, SettingsView } from '@paddock/contract/schemas';

import {
  createTestPlatform,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatform,
} from '../../testing/index.ts';
import { PLAYER_NEWS, type PlayerNewsMessage } from '../live/index.ts';
import { createSettings, type Settings } from './index.ts';

const PATH = '/web-api/user/settings';
const AGREEMENT = '/web-api/user/cookies-agreement';

describe('settings of players', () => {
  let platform: TestPlatform<{ settings: Settings }>;
  let playerId: PlayerId;
  const spoken: string[] = [];
  const zonesLeft: (number | null)[] = [];
  const news: PlayerNewsMessage[] = [];

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({
      settings: createSettings(kernel, {
        requirePlayer: requireNamedPlayer,
        languages: () => ['en', 'ru'],
        siteDefaults: () => ({}),
        speaks: (_tx, id, language) => Promise.resolve(void spoken.push(`${id} ${language}`)),
        timeZoneChanges: async (tx, id) =>
          void zonesLeft.push((await platform.modules.settings.of(tx, id)).timeZone),
      }),
    }));
    platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => void news.push(message));
  });
  beforeEach(() => {
    playerId = platform.kernel.ids.forNewPlayer();
    for (const list of [news, spoken, zonesLeft]) list.length = 0;
  });
  afterAll(() => platform.close());

  const call = (method: 'GET' | 'POST', url: string, body?: unknown) =>
    platform.app.inject({
      method,
      url,
      headers: { [PLAYER_HEADER]: playerId, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  const read = async () => (await call('GET', PATH)).json<SettingsView>();
  const change = (body: SettingsChange) => call('POST', PATH, body);

  it('begin with the defaults, the accumulator of the day, statistics in a new window and moving video on [S9-16]', async () => {
    expect(await read()).toEqual({
      userId: playerId,
      version: 0,
      settings: {
        language: null,
        timeZone: null,
        followsDeviceZone: true,
        is12h: false,
        ownDigits: false,
        appTheme: null,
        appFontSize: 1,
        appViewType: 0,
        coefIndicationType: 0,
        marketsNameType: 0,
        hideBalance: false,
        compactView: false,
        lightVersion: false,
        accumulatorOfDayLine: true,
        accumulatorOfDayLive: true,
        betGenerator: false,
        showSportsOnly: false,
        showGameId: false,
        bestMatchesOnTop: false,
        detailedScore: true,
        statsInNewWindow: true,
        teamLogosInCoupon: false,
        moveVideoOnScroll: true,
        leftSectionOpen: true,
        rightSectionOpen: true,
        zoneOpen: true,
        ...{ groupByCountry: false, noticeStart: true, noticeScore: true, noticeResult: true },
        priceChangePolicy: 'higher',
        stakeChips: null,
        cookiesAgreeType: null,
      },
    });
  });

  it('keep what was named and leave the rest, and answer the whole', async () => {
    await change({ appTheme: 1, stakeChips: ['1.00', '2.50'] });
    const answer = await change({ coefViewId: 2, timeZone: 5.5 });
    expect(answer.json()).toMatchObject({
      version: 2,
      settings: { appTheme: 1, coefViewId: 2, timeZone: 5.5, stakeChips: ['1.00', '2.50'] },
    });
    expect(await read()).toEqual(answer.json());
    expect(answer.headers['cache-control']).toContain('no-store');
    // What was not chosen is not stored: a default of the site may change.
    const { rows } = await sql<{ chosen: object }>`
      select chosen from settings_player where player_id = ${playerId}::bigint`.execute(platform.kernel.db);
    expect(rows[0]?.chosen).toEqual({
      appTheme: 1,
      coefViewId: 2,
      timeZone: 5.5,
      stakeChips: ['1.00', '2.50'],
    });
  });

  it('lose no change of two devices at the same time', async () => {
    const changes: SettingsChange[] = [
      { appTheme: 1 },
      { is12h: true },
      { coefViewId: 3 },
      { hideBalance: true },
      { compactView: true },
      { groupByCountry: true },
      { detailedScore: false },
      { appFontSize: 1.25 },
    ];
    await Promise.all(changes.map(change));
    const { version, settings } = await read();
    expect(version).toBe(changes.length);
    expect(settings).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it('tell the player’s other pages of every change, and nobody else', async () => {
    await change({ is12h: true });
    await change({ is12h: false });
    expect(news).toEqual([
      { playerId, news: { kind: 'settings', version: 1 } },
      { playerId, news: { kind: 'settings', version: 2 } },
    ]);
  });

  it('follow the device’s clock until a zone is chosen, also by one who says no more than its offset', async () => {
    const after = async (chosen: SettingsChange) =>
      (await change(chosen)).json<SettingsView>().settings.followsDeviceZone;
    expect(await after({ is12h: true })).toBe(true);
    expect(await after({ timeZone: 5.5 })).toBe(false);
    expect(await after({ timeZone: 2, followsDeviceZone: true })).toBe(true);
  });

  it('say that the time zone changes while the old one still stands (rules §1)', async () => {
    await change({ is12h: true });
    expect(zonesLeft).toEqual([]);
    await change({ timeZone: 2 });
    await change({ timeZone: null });
    expect(zonesLeft).toEqual([null, 2]);
  });

  it('are each player’s own', async () => {
    await change({ appTheme: 1 });
    playerId = platform.kernel.ids.forNewPlayer();
    expect(await read()).toMatchObject({ version: 0, settings: { appTheme: null } });
  });

  it.each([
    ['an unknown field', { appColour: 1 }],
    ['what only a browser knows', { windowWidth: 1366 }],
    ['nothing', {}],
    ['no object', []],
    ['a theme that is none', { appTheme: 2 }],
    ['a view outside the list', { coefViewId: 6 }],
    ['no view', { coefViewId: null }],
    ['a time zone past the last', { timeZone: 15 }],
    ['a time zone of three minutes', { timeZone: 0.05 }],
    ['a font of any size', { appFontSize: 40 }],
    ['a text for a switch', { is12h: 'yes' }],
    ['too many chips', { stakeChips: Array.from({ length: 9 }, () => '1') }],
    ['a chip that is no amount', { stakeChips: ['<b>'] }],
    ['a language the site has not', { language: 'xx' }],
    ['one good and one bad field', { appTheme: 1, is12h: 3 }],
  ])('refuse %s and change nothing', async (_name, body) => {
    const answer = await call('POST', PATH, body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
    expect((await read()).version).toBe(0);
    expect(news).toEqual([]);
  });

  it('read a damaged or forgotten field as its default and keep the others', async () => {
    await change({ appTheme: 1 });
    const damaged = { coefViewId: 77, timeZone: 'noon', appColour: 'pink', constructor: 1 };
    await sql`
      update settings_player set chosen = chosen || ${JSON.stringify(damaged)}::jsonb
      where player_id = ${playerId}::bigint`.execute(platform.kernel.db);
    const { settings } = await read();
    expect(settings).toMatchObject({ appTheme: 1, timeZone: null });
    expect(settings.coefViewId).toBeUndefined();
    expect(Object.keys(settings)).not.toContain('appColour');
    expect(await platform.modules.settings.of(platform.kernel.db, playerId)).toMatchObject({ appTheme: 1 });
  });

  it('tell identity which language to write in', async () => {
    await change({ language: 'ru' });
    await change({ language: null });
    await change({ is12h: true });
    expect(spoken).toEqual([`${playerId} ru`]);
  });

  it('are a player’s alone: a guest is asked to sign in', async () => {
    const asked = await Promise.all([
      platform.app.inject(PATH),
      platform.app.inject({ method: 'POST', url: PATH, body: { is12h: true } }),
      platform.app.inject({
        method: 'POST',
        url: AGREEMENT,
        body: { cookiesAgreeTime: '2026-11-21T10:00:00Z' },
      }),
    ]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  describe('the time of the agreement to cookies', () => {
    const agreedAt = (atMs: number) =>
      call('POST', AGREEMENT, { cookiesAgreeTime: new Date(atMs).toISOString() });
    const logged = async () => {
      const { rows } = await sql<{ agreed_at_ms: bigint }>`
        select agreed_at_ms from settings_cookies_agreement where player_id = ${playerId}::bigint
        order by agreed_at_ms`.execute(platform.kernel.db);
      return rows.map((row) => Number(row.agreed_at_ms));
    };

    it('is logged, also one given as a guest some days before [S7-20]', async () => {
      const nowMs = platform.clock.nowMs();
      expect((await agreedAt(nowMs - 3 * DAY_MS)).statusCode).toBe(200);
      await agreedAt(nowMs);
      await agreedAt(nowMs);
      expect(await logged()).toEqual([nowMs - 3 * DAY_MS, nowMs]);
    });

    it.each([
      ['is to come', DAY_MS],
      ['is ten years past', -3_650 * DAY_MS],
    ])('is refused when it %s', async (_name, offsetMs) => {
      expect((await agreedAt(platform.clock.nowMs() + offsetMs)).json()).toMatchObject({
        code: 'INVALID_INPUT',
      });
      expect(await logged()).toEqual([]);
    });

    it.each(['yesterday', '2026-13-41T99:99:99Z', 5, null])('is refused as %j', async (cookiesAgreeTime) => {
      const answer = await call('POST', AGREEMENT, { cookiesAgreeTime });
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    });
  });
});
