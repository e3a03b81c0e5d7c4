import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about who is kept out', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'cora', role: 'compliance', answers: 'read twice' });
  });
  afterAll(() => platform.close());

  it('lists appeals and says of words that are wrong what is wrong', async () => {
    expect((await run('blocks', 'appeals')).text).toContain('KEPT OUT BY');
    expect((await run('blocks', 'appeals', '--state', 'lost')).text).toContain('lost is none of received');
    expect((await run('blocks', 'appeals', '--before', '7')).text).toContain('--before is for those');
    const older = await run('blocks', 'appeals', '--state', 'accepted', '--before', '7');
    expect([older.exitCode, older.text]).toEqual([0, expect.stringContaining('KEPT OUT BY')]);
    expect((await run('blocks')).text).toContain('appeals is missing');
    expect((await run('blocks', 'rules')).text).toContain('rules is not appeals');
    expect((await run('blocks', 'appeals', 'forget', '7', 'No.')).text).toContain('neither accept');
    expect((await run('blocks', 'appeals', 'accept', '7')).text).toContain('TEXT is missing');
    const seen = ['--seen', 'lost'];
    expect((await run('blocks', 'appeals', 'accept', '7', 'Come in.', ...seen)).text).toContain(
      'lost is none of received',
    );
    const unknown = await run('blocks', 'appeals', 'accept', '7', 'Come in.');
    expect([unknown.exitCode, unknown.text]).toEqual([1, expect.stringContaining('NOT_FOUND')]);
  });
});
