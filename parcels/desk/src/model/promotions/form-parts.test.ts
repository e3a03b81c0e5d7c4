import { PromotionTerms } from '@paddock/contract/schemas';

import { formOfTerms, type GroupPart, type Part } from './form-parts.ts';

const FORM = formOfTerms(JSON.parse(JSON.stringify(PromotionTerms)));

const named = (group: GroupPart, name: string): Part => {
  const found = group.fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found.part;
};
function kindOf(part: Part, value: string): GroupPart {
  const found = part.as === 'kinds' ? part.kinds.find((one) => one.value === value) : undefined;
  if (found === undefined) throw new Error(`there is no ${value}`);
  return found.part;
}

it('has a part for all that terms have, and says what may be left out', () => {
  expect(
    FORM.fields.map(({ name, part, isOptional }) => `${name} ${part.as}${isOptional ? '?' : ''}`),
  ).toEqual([
    'text by-language',
    'picture picture',
    'section choice',
    'opensAtMs moment',
    'closesAtMs moment',
    'who group',
    'starts kinds',
    'gives kinds',
    'wants group?',
    'limits group',
  ]);
  expect(named(FORM, 'picture')).toEqual({ as: 'picture', most: 200 });
  expect(named(FORM, 'section')).toMatchObject({ values: ['sport', 'casino'] });
});

it('knows every kind of start and gift, each with its own fields', () => {
  const starts = named(FORM, 'starts');
  const gives = named(FORM, 'gives');
  expect(starts).toMatchObject({ tag: 'on', isNullable: false });
  expect(gives).toMatchObject({ tag: 'kind', isNullable: false });
  expect(gives.as === 'kinds' && gives.kinds.map(({ value }) => value)).toContain('wheel');
  // A line, and no longer than a code is.
  expect(named(kindOf(starts, 'deposit'), 'code')).toEqual({ as: 'text', most: 20, isNullable: false });
  expect(named(kindOf(starts, 'level'), 'level')).toEqual({ as: 'choice', values: [], from: 'levels' });
  const who = named(FORM, 'who');
  expect(who.as === 'group' && named(who, 'fromLevel')).toMatchObject({ as: 'choice', from: 'levels' });
  expect(named(kindOf(starts, 'turnover'), 'sports')).toEqual({ as: 'names', values: [], from: 'sports' });
  expect(named(kindOf(gives, 'odds-boost'), 'types')).toMatchObject({ values: ['single', 'accumulator'] });
  expect(named(kindOf(gives, 'odds-boost'), 'minOddsMilli')).toEqual({ as: 'number', form: 'odds' });
  expect(named(kindOf(gives, 'cashback'), 'edges')).toEqual({
    ...{ as: 'by-product', of: { as: 'number', form: 'hundredths' }, from: 'products' },
  });
  const wants = named(FORM, 'wants');
  expect(wants.as === 'group' && ['sports', 'ownGames'].map((name) => named(wants, name))).toEqual([
    { as: 'by-product', of: { as: 'number', form: 'whole' }, from: 'sports' },
    { as: 'by-product', of: { as: 'number', form: 'whole' }, from: 'ownGames' },
  ]);
  expect(named(kindOf(gives, 'accumulator-insurance'), 'as')).toEqual({ as: 'fixed', value: 'money' });
  const prizes = named(kindOf(gives, 'wheel'), 'prizes');
  expect(prizes).toMatchObject({ as: 'list', least: 2 });
  expect(prizes.as === 'list' && prizes.of.as === 'group' && named(prizes.of, 'gift')).toMatchObject({
    ...{ as: 'kinds', tag: 'kind', isNullable: true },
  });
});

it('writes amounts by currency and texts of several paragraphs', () => {
  const limits = named(FORM, 'limits');
  expect(limits.as === 'group' && named(limits, 'budget')).toEqual({
    as: 'by-currency',
    of: { as: 'amount' },
  });
  const text = named(FORM, 'text');
  expect(text.as === 'by-language' && text.of.as === 'group' && named(text.of, 'paragraphs')).toEqual({
    ...{ as: 'list', least: 0, of: { as: 'text', most: 2_000, isNullable: false } },
  });
});

it('takes a part that is added to the schema, by the name it has there', () => {
  const added = formOfTerms({
    type: 'object',
    required: ['mood'],
    properties: { mood: { type: 'string', maxLength: 9 }, degree: { type: 'integer' } },
  });
  expect(added.fields).toEqual([
    { name: 'mood', part: { as: 'text', most: 9, isNullable: false }, isOptional: false },
    { name: 'degree', part: { as: 'number', form: 'whole' }, isOptional: true },
  ]);
});
