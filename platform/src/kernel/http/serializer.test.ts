import { ENDPOINTS } from '@paddock/contract/endpoints';
import { Type, type TSchema } from 'typebox';

import { compileSerializer, serializerOf } from './serializer.ts';

/** Every schema an answer of the table is written by. */
const answers = Object.entries(ENDPOINTS).flatMap(([name, { response }]) =>
  Object.entries<unknown>(response).map(([status, schema]) => ({ title: `${name} ${status}`, schema })),
);

const isSchema = (schema: unknown): schema is TSchema =>
  typeof schema === 'object' && schema !== null && !('content' in schema);

describe('what writes an answer', () => {
  it('writes what its schema names, and nothing else', () => {
    const schema = Type.Object({ id: Type.String() });
    const write = compileSerializer({ schema, method: 'GET', url: '/' });
    expect(write({ id: 'a', secret: 'b' })).toBe('{"id":"a"}');
  });

  it('can be made of every answer of the table: a start makes none, so it would notice none that cannot', () => {
    expect(answers.length).toBeGreaterThan(150);
    const broken = answers.filter(({ schema }) => {
      if (!isSchema(schema)) return false;
      try {
        serializerOf(schema);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.map(({ title }) => title)).toEqual([]);
  });
});
