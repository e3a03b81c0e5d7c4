import { onceOfSchema } from './once-of-schema.ts';

it('makes what is made of a schema once, when it is asked for', () => {
  const made: object[] = [];
  const nameOf = onceOfSchema((schema: { readonly title: string }) => {
    made.push(schema);
    return { name: schema.title };
  });
  const [one, other] = [{ title: 'one' }, { title: 'one' }];
  expect(made).toEqual([]);
  const first = nameOf(one);
  expect(nameOf(one)).toBe(first);
  expect(nameOf(other)).not.toBe(first);
  expect(made).toEqual([one, other]);
});
