import { Type } from 'typebox';
import { BLOCK_REASONS } from '@paddock/contract';

import { BLOCK_KEYS } from './block-config.ts';
import { problemsIn } from './key-problems.ts';

const BLOCKS = Type.Object(BLOCK_KEYS);
const rule = { countries: ['DE'], reason: 1, displayTypeId: 1, templateTypeId: 1 };
const reasons = BLOCK_REASONS.join(', ');

describe('what is wrong with the keys of a site', () => {
  it('says once what is allowed where a value is none of a few', () => {
    const rules = [{ ...rule, reason: 99 }, rule, { ...rule, reason: 'x' }];
    expect(problemsIn(BLOCKS, { blocks: { rules, unknownCountry: 'ajar' } })).toEqual([
      `/blocks/rules/0/reason must be one of ${reasons}`,
      `/blocks/rules/2/reason must be one of ${reasons}`,
      '/blocks/unknownCountry must be one of open, closed',
    ]);
  });

  it('says what else it may be, where it may be more than a value', () => {
    const schema = Type.Object({ widget: Type.Union([Type.Literal('own'), Type.Array(Type.Integer())]) });
    expect(problemsIn(schema, { widget: 'others' })).toEqual([
      '/widget must be one of own',
      '/widget must be array',
      '/widget must match a schema in anyOf',
    ]);
    expect(problemsIn(schema, { widget: ['x'] })).toEqual([
      '/widget must be one of own',
      '/widget must match a schema in anyOf',
      '/widget/0 must be integer',
    ]);
  });

  it('names an unknown key once, and nothing where all is right', () => {
    expect(problemsIn(BLOCKS, { blocks: { rules: [{ ...rule, reson: 1 }] } })).toEqual([
      '/blocks/rules/0/reson is not a known key',
    ]);
    expect(problemsIn(BLOCKS, { blocks: { rules: [rule] } })).toEqual([]);
  });
});
