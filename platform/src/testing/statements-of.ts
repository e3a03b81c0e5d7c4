import { jest } from '@jest/globals';
import pg from 'pg';

/** Every statement sent to the database while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const original = pg.Client.prototype.query;
  const sent: string[] = [];
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const query = given[0] as string | { readonly text: string };
    sent.push((typeof query === 'string' ? query : query.text).trim());
    return Reflect.apply(original, this, given) as never;
  });
  await work();
  spy.mockRestore();
  return sent;
}
