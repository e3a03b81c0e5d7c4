import { query } from '../../../testing/query.ts';
import { signUp } from '../../identity/identity.fixture.ts';
import {
  call,
  createOperatorsFixture,
  OPERATOR_PASSWORD,
  operatorWith,
  type OperatorsPlatform,
} from '../operators.fixture.ts';

/** Of no other hash. */
const COST = { memoryCost: 24, timeCost: 3, parallelism: 1 };
const HASH = /^\$argon2id\$v=19\$m=24,t=3,p=1\$/;

describe('the hash of a password that is stored', () => {
  let platform: OperatorsPlatform;

  beforeAll(async () => {
    platform = await createOperatorsFixture({ passwordCost: COST });
  });
  afterAll(() => platform.close());

  const stored = (table: string) => query(platform.databaseUrl, `select password_hash from ${table}`);

  it('costs what the product is configured to spend, of a player', async () => {
    await signUp(platform.app);
    expect(await stored('identity_player')).toEqual([{ password_hash: expect.stringMatching(HASH) }]);
  });

  it('costs it of an operator who has chosen another one', async () => {
    const operator = await operatorWith(platform, 'ann', 'support');
    const chosen = 'five grey herons wading';
    const body = { password: OPERATOR_PASSWORD, newPassword: chosen };
    expect((await call(platform, operator, 'POST', 'password', body)).statusCode).toBe(204);
    expect(await stored('operators_operator')).toEqual([{ password_hash: expect.stringMatching(HASH) }]);
  });
});
