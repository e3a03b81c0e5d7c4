import { LIMIT_RULES, type LimitType } from '@paddock/contract';

import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from './limits.fixture.ts';

/** What a limit of each number must stop, by the table of the spec: [number, value, measure, stops, says]. */
const TABLE = [
  [1, 10, 'EUR', 'stake', 'LIMIT_REACHED'],
  [2, 10, 'EUR', 'stake', 'LIMIT_REACHED'],
  [3, 10, 'EUR', 'stake', 'LIMIT_REACHED'],
  [10, 10, 'EUR', 'loss', 'LIMIT_REACHED'],
  [11, 10, 'EUR', 'loss', 'LIMIT_REACHED'],
  [12, 10, 'EUR', 'loss', 'LIMIT_REACHED'],
  [20, 10, 'EUR', 'deposit', 'LIMIT_REACHED'],
  [21, 10, 'EUR', 'deposit', 'LIMIT_REACHED'],
  [22, 10, 'EUR', 'deposit', 'LIMIT_REACHED'],
  [30, 7, 'day', 'everything', 'PLAY_PAUSED'],
  [31, 1, 'hour', 'time', 'SESSION_LIMIT_ENDED'],
  [32, 15, 'minute', 'nothing', ''],
  [33, 7, 'day', 'everything', 'PLAY_PAUSED'],
] as const;

describe('the types of limits', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  beforeEach(() => {
    player = fixture.newPlayer();
  });
  afterAll(() => fixture.platform.close());

  it('are those of the spec and no others [S3-02]', async () => {
    expect(Object.keys(LIMIT_RULES).map(Number)).toEqual(TABLE.map(([type]) => type));
    for (const type of [0, 4, 13, 19, 23, 29, 34, -1, 1.5]) {
      const answer = await player.call('POST', '/limit', { limitType: type, limitValue: 10 });
      expect([type, [400, 422].includes(answer.status)]).toEqual([type, true]);
    }
  });

  it.each(TABLE)(
    'number %i: %i %s stops %s [S3-02, S3-03, S3-04, S3-05, S3-06, S3-07, S3-08, S3-09]',
    async (type: LimitType, value, measure, stops, says) => {
      expect(await player.set(type, value)).toMatchObject([
        { limitType: type, limitValue: value, measure, limitState: 'ACTIVE' },
      ]);
      const paused = stops === 'everything' ? says : 'admitted';
      expect([await player.stake('a', 600n), await player.deposit('1', 600n)]).toEqual([paused, paused]);
      // Six of ten are gone where it counts; a win makes room for losses alone, and a refused one counts for nothing.
      const nextStake = ['stake', 'loss', 'everything'].includes(stops) ? says : 'admitted';
      const nextDeposit = ['deposit', 'everything'].includes(stops) ? says : 'admitted';
      expect([await player.stake('b', 401n), await player.deposit('2', 401n)]).toEqual([
        nextStake,
        nextDeposit,
      ]);
      await player.settle('a', 600n);
      expect(await player.stake('c', 401n)).toBe(stops === 'loss' ? 'admitted' : nextStake);
      expect(await pingedOut()).toBe(stops === 'time');
    },
  );

  /** True when an hour of pings ends the session. */
  async function pingedOut(): Promise<boolean> {
    let code: string | undefined;
    for (let minute = 0; minute <= 60; minute++) {
      ({ code } = await player.call('POST', '/ping'));
      await fixture.platform.advance(60_000);
    }
    return code === 'SESSION_LIMIT_ENDED';
  }
});
