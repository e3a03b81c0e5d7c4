import type { IdeaView } from '@paddock/contract/schemas';

import { createIdeasFixture, type IdeasPlatform } from '../../modules/ideas/ideas.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about ideas', () => {
  let platform: IdeasPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createIdeasFixture();
    run = await operatorDesk(platform, { name: 'sue', role: 'support', answers: 'the weekly round' });
  });
  afterAll(() => platform.close());

  const send = async (mayAnswer: boolean): Promise<IdeaView> => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/ideas',
      headers: { authorization: '4711', 'idempotency-key': `idea-key-${mayAnswer}` },
      body: { area: 'safety', text: 'A bell before\nthe break ends.', mayAnswer },
    });
    return answer.json<IdeaView>();
  };

  it('lists what is new, says what becomes of it, and answers', async () => {
    const { id } = await send(true);
    expect((await run('ideas')).text).toContain('wanted  A bell before the break ends.');
    expect(await run('idea-state', id, 'planned', 'It comes in spring.')).toEqual({
      text: `${id}: planned`,
      exitCode: 0,
    });
    expect((await run('ideas')).text).not.toContain(id);
    expect((await run('ideas', '--state', 'planned')).text).toMatch(new RegExp(`${id}.*given`));
  });

  it('says what is wrong', async () => {
    const { id } = await send(false);
    const unwanted = await run('idea-state', id, 'declined', 'Never.');
    expect([unwanted.exitCode, unwanted.text]).toEqual([1, expect.stringContaining('INVALID_INPUT')]);
    expect((await run('idea-state', id, 'forgotten')).text).toContain('forgotten is none of received');
    expect((await run('idea-state', id)).text).toContain('STATE is missing');
  });
});
