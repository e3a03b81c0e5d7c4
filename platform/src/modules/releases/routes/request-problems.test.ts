import { Type } from 'typebox';
import { BuiltParcelBody } from '@paddock/contract/schemas';

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

  it.each(['xyz', '../x', '__proto__', 'EN'])('names a dictionary of %s, which is no language', (key) => {
    const dictionaries: unknown = JSON.parse(`{"betting":{${JSON.stringify(key)}:null}}`);
    const schema = Type.Object({ dictionaries: BuiltParcelBody.properties.dictionaries });
    const place = `/dictionaries/betting/${key.replace('/', '~1')}`;
    expect(requestProblems(schema, { dictionaries })).toEqual([`${place}: unknown property`]);
  });
});
