import { LIMIT_TYPES } from '@paddock/contract';
import type { PromotionGivenView } from '@paddock/contract/schemas';

import { query } from '../../../../testing/query.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { FIVE_EUR, freeBetTerms } from '../promotion-terms.fixture.ts';

describe('a gift of an operator to players of a list', () => {
  let fixture: PromotionsFixture;
  const players: BonusPlayer[] = [];
  let made = 0;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    for (let n = 0; n < 3; n += 1) players.push(await fixture.undecided());
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const ids = () => players.map(({ playerId }) => String(playerId));
  const give = async (code: string, to: readonly string[] = ids()) => {
    const body = { players: to, reason: 'a good week' };
    const answer = await fixture.operate('POST', `/${code}/give`, body);
    return JSON.parse(answer.body) as PromotionGivenView & { code?: string; details?: { at: string }[] };
  };
  async function freeBets(over: Parameters<typeof freeBetTerms>[1] = {}): Promise<string> {
    const code = `given-${++made}`;
    await fixture.runTerms(code, freeBetTerms(fixture.platform().clock.nowMs(), over));
    return code;
  }
  const counted = async (code: string) => {
    const { databaseUrl } = fixture.platform();
    const rows = await query(
      databaseUrl,
      `select count(*)::int as gifts from bonuses_gift join bonuses_grant using (player_id, grant_id) where code = '${code}'`,
    );
    return (rows as readonly { gifts: number }[])[0]?.gifts;
  };

  it('is had at once, and given nobody twice, however often the list comes', async () => {
    const code = await freeBets({ over: { who: { byOffer: true } } });
    const [one = '', two = ''] = ids();
    expect(await give(code, [one, two])).toEqual({ given: 2, had: 0, refused: [] });
    const both = await Promise.all([give(code), give(code)]);
    expect(both.map(({ refused }) => refused)).toEqual([[], []]);
    expect(await give(code, [...ids(), ...ids()])).toEqual({ given: 0, had: 3, refused: [] });
    expect(await counted(code)).toBe(3);
    expect(await fixture.grants(players[0] ?? (await fixture.undecided()))).toContain(`${code} running`);
  });

  it('says who got nothing and why, and ends with its bounds', async () => {
    const code = await freeBets({ over: { limits: { grants: 2 } } });
    const { given, refused } = await give(code, ['4000000000000', '12345678901', ...ids()]);
    expect(given).toBe(2);
    expect(refused.map((one) => one.code)).toEqual(['ACCOUNT_UNKNOWN', 'NUMBER_MISTYPED', 'PROMOTION_SPENT']);
    const left = await Promise.all(players.map((player) => fixture.grants(player)));
    // All is given: nobody is left with an offer of what cannot come.
    expect(left.flat().filter((one) => one.startsWith(`${code} `))).toEqual([
      `${code} running`,
      `${code} running`,
    ]);
  });

  it('stays an offer for who is on a break', async () => {
    const code = await freeBets();
    const paused = await fixture.undecided();
    await fixture.call(paused, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      ...{ limitType: LIMIT_TYPES.depositTimeout, limitValue: 7 },
    });
    const { given, refused } = await give(code, [String(paused.playerId)]);
    expect([given, refused]).toEqual([0, [{ player: paused.playerId, code: 'PLAY_PAUSED' }]]);
    expect(await fixture.grants(await fixture.signInAgain(paused))).toEqual([`${code} offered`]);
  });

  it('is no bonus money, and nothing that comes of more than taking part', async () => {
    await fixture.run('given-bonus', FIVE_EUR);
    expect(await give('given-bonus')).toMatchObject({
      code: 'PROMOTION_STATE',
      details: [{ at: '/terms/wants' }],
    });
    await fixture.run('given-deposit');
    expect(await give('given-deposit')).toMatchObject({ details: [{ at: '/terms/starts/on' }] });
    expect(await give('given-never')).toMatchObject({ code: 'NOT_FOUND' });
    await fixture.stop('given-bonus');
    const code = await freeBets();
    await fixture.stop(code);
    expect(await give(code)).toMatchObject({ code: 'PROMOTION_STATE' });
  });
});
