import { Type } from 'typebox';

import { requestProblems } from './request-problems.ts';

const BODY = Type.Object({
  guards: Type.Array(Type.Literal('auth')),
  layout: Type.Literal('default'),
});

describe('what is wrong with a request of a team', () => {
  it.each([
    ['"sauna"', 'sauna'],
    ['7', '7'],
    ['null', 'null'],
    ['{"toString":"x"}', '{"toString":"x"}'],
    ['{"toJSON":"x"}', '{"toJSON":"x"}'],
  ])('names what stands in its place, whatever it is: %s', (sent, named) => {
    const body: unknown = JSON.parse(`{"guards":["auth",${sent}],"layout":${sent}}`);
    const problems = requestProblems(BODY, body).join('\n');
    expect(problems).toContain(`/guards/1: unknown guard "${named}"; known are `);
    expect(problems).toContain(`/layout: unknown layout "${named}"; known are `);
  });
});
