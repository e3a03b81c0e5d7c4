import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about words, in the whole product', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'eva', role: 'editor' });
  });
  afterAll(() => platform.close());

  it('finds a word, mends it, says who did, and takes it back [S7-43]', async () => {
    expect((await run('words')).text).toContain('every word is the build');
    expect((await run('words', 'find', 'top ev')).text).toMatch(
      /en betting seo\.topEvents\.title +Top events/,
    );
    const place = ['en', 'betting', 'seo.topEvents.title'];
    const because = ['--reason', 'it reads better'];
    expect((await run('words', 'change', ...place, 'The best', ...because)).text).toContain('says: The best');
    expect((await run('words')).text).toMatch(/1 +en betting .* The best +Top events +eva/);
    const wrong = await run('words', 'change', ...place, '{{count}}', ...because);
    expect([wrong.exitCode, wrong.text]).toEqual([1, expect.stringContaining('WORD_INVALID')]);
    await run('words', 'take-back', '1', ...because);
    expect((await run('words')).text).toContain('every word is the build');
    expect((await run('words', 'versions')).text).toMatch(/2 .*as built/);
    const unknown = await run('words', 'sing');
    expect(unknown.exitCode).toBe(2);
  });
});
