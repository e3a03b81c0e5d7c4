import { query } from '../../../../testing/query.ts';
import { FIVE_EUR } from '../promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';

describe('an offer of an operator to players of a list', () => {
  let fixture: PromotionsFixture;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterAll(() => fixture.close());

  it('is to 10,000 players in one statement, and says whom of them nobody is', async () => {
    const code = 'whole-town';
    const player = await fixture.undecided();
    await fixture.run(code, { ...FIVE_EUR, who: { byOffer: true } });
    const first = 4_000_000_000_000;
    await query(
      fixture.platform().databaseUrl,
      `with people as (
          insert into identity_person (person_id, same_id, birth_date, created_at_ms)
            select ${first} + nr, ${first} + nr, '1990-01-01', 0 from generate_series(0, 9997) nr returning person_id
        )
        insert into identity_player (player_id, person_id, password_hash, country_id, language,
            terms_accepted_at_ms, registered_at_ms)
          select people.person_id, people.person_id, '', country_id, language, 0, 0
            from people, identity_player where player_id = ${player.playerId}`,
    );
    const players = Array.from({ length: 10_000 }, (_, nr) => String(first + nr));
    const { body } = await fixture.operate('POST', `/${code}/offer`, { players, reason: 'a whole town' });
    const refused = [9_998, 9_999].map((nr) => ({ player: String(first + nr), code: 'ACCOUNT_UNKNOWN' }));
    expect(JSON.parse(body)).toEqual({ offered: 9_998, refused });
  });

  it('refuses those whom nobody is and numbers that are mistyped, and is made to the rest', async () => {
    await fixture.run('a-few', { ...FIVE_EUR, who: { byOffer: true } });
    const player = await fixture.undecided();
    const players = ['4999999999999', '12345678901', String(player.playerId)];
    const { body } = await fixture.operate('POST', '/a-few/offer', { players, reason: 'a few' });
    const refused = [
      { player: '4999999999999', code: 'ACCOUNT_UNKNOWN' },
      { player: '12345678901', code: 'NUMBER_MISTYPED' },
    ];
    expect(JSON.parse(body)).toEqual({ offered: 1, refused });
  });
});
