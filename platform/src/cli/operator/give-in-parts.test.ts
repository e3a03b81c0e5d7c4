import { giveInParts } from './give-in-parts.ts';

const list = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

/** A site that gives once a player, and nothing to every hundredth. */
function site() {
  const had = new Set<string>();
  const parts: number[] = [];
  const give = (some: readonly string[]) => {
    parts.push(some.length);
    const refused = some.filter((one) => one.endsWith('00'));
    const news = some.filter((one) => !refused.includes(one) && !had.has(one));
    for (const one of news) had.add(one);
    return Promise.resolve({
      given: news.length,
      had: some.length - news.length - refused.length,
      refused: refused.map((player) => ({ player, code: 'ACCOUNT_UNKNOWN' })),
    });
  };
  return { had, parts, give };
}

it('gives to ten thousand players of a list in one run, a hundred a request, each once', async () => {
  const { parts, give } = site();
  const first = await giveInParts(list(10_000), give);
  expect([first.given, first.had, first.refused.length]).toEqual([9_901, 0, 99]);
  expect(parts).toEqual(Array.from({ length: 100 }, () => 100));
  expect(await giveInParts(list(10_000), give)).toMatchObject({ given: 0, had: 9_901 });
});

it('has given what was given where it is cut off, and goes on with the rest', async () => {
  const { had, give } = site();
  let left = 42;
  const cutOff = giveInParts(list(10_000), (some) =>
    left-- > 0 ? give(some) : Promise.reject(new Error('the line was cut')),
  );
  await expect(cutOff).rejects.toThrow('the line was cut');
  expect(had.size).toBe(4_200 - 41);
  expect(await giveInParts(list(10_050), give)).toMatchObject({ given: 5_791, had: 4_159 });
});
