import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about near-copies, in the whole product', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'nora', role: 'compliance' });
  });
  afterAll(() => platform.close());

  it('lists them', async () => {
    const { text, exitCode } = await run('near-copies');
    expect([text.split(/ {2,}/), exitCode]).toEqual([
      ['PERSONS', 'BETS', 'MAY RETURN (EUR)', 'ALARM (UTC)', 'SELECTIONS', 'BET NUMBERS'],
      0,
    ]);
  });
});
