/** @jest-environment node */
import { answered, refusal } from '../testing/answers.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { countSuccesses } from './count-successes.ts';

const PATH = '/web-api/office/historypay';

/** A history of payments in these states, three a page. */
function historyOf(states: readonly number[]) {
  const api = createFakeApi();
  const pages: number[] = [];
  api.answer('GET', PATH, ({ options }) => {
    const page = Number(options.query?.['pageNumber']);
    pages.push(page);
    const entities = states.slice((page - 1) * 3, page * 3).map((status_id) => ({ status_id }));
    return answered({ entities, total_count: states.length });
  });
  return { api, pages };
}

it.each<[readonly number[], number, readonly number[]]>([
  [[], 0, [1]],
  [[2, 3, 1, 2, 0, 2], 3, [1, 2]],
  [[2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 5, [1, 2]],
  [[2, 3, 2, 3, 2, 3, 2, 3, 2, 2, 2, 2], 5, [1, 2, 3]],
])(
  'of payments %j counts %i successes in the pages %j, five at most [S4-21]',
  async (states, count, read) => {
    const { api, pages } = historyOf(states);
    expect(await countSuccesses(api)).toBe(count);
    expect(pages).toEqual(read);
  },
);

it('knows nothing where the history cannot be read', async () => {
  const api = createFakeApi();
  api.answer('GET', PATH, refusal('INTERNAL'));
  expect(await countSuccesses(api)).toBeNull();
});
