import { Type } from 'typebox';

import { compileValidator } from './validator.ts';

describe('what a route says of its input', () => {
  const schema = Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    word: Type.Optional(Type.String({ maxLength: 3 })),
  });
  const validatorOf = (httpPart: string) => compileValidator({ schema, method: 'GET', url: '/', httpPart });
  const query = validatorOf('querystring');

  it('takes the words of an address as they stand where they fit, and converts them where they do not', () => {
    expect(query({ word: '12' })).toEqual({ value: { word: '12' } });
    expect(query({ page: '2', word: '12' })).toEqual({ value: { page: 2, word: '12' } });
  });

  it('refuses what does not fit, converted or not, with the place', () => {
    expect(query({ page: '0' })).toMatchObject({ error: [{ instancePath: '/page' }] });
    expect(query({ page: 'two' })).toMatchObject({ error: [{ instancePath: '/page' }] });
    expect(query({ word: 'long' })).toMatchObject({ error: [{ instancePath: '/word' }] });
  });

  it('never converts a body', () => {
    const body = validatorOf('body');
    expect(body({ page: 2 })).toEqual({ value: { page: 2 } });
    expect(body({ page: '2' })).toMatchObject({ error: [{ instancePath: '/page' }] });
  });
});
