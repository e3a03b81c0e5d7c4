import { GAME_SECTIONS, TOURNAMENT_POINTS } from '@paddock/contract';

import { formOfTerms, type GroupPart, type NamedPart, type Part } from '../promotions/form-parts.ts';

const LONGEST_NAME = 120;
const NAMES = ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'];

const field = (name: string, part: Part, isOptional = false): NamedPart => ({ name, part, isOptional });
const group = (...fields: readonly NamedPart[]): GroupPart => ({ as: 'group', fields });
const amount: Part = { as: 'amount' };
const moment: Part = { as: 'moment' };
const codes = (values: readonly string[] = []): Part => ({ as: 'names', values, from: null });
const kind = (value: string, ...fields: readonly NamedPart[]) => ({
  value,
  part: group(field('of', { as: 'fixed', value }), ...fields),
});

/** Where the form stands in what is refused. */
export const RACE_AT = '/race';

/**
 * A race as it is typed: what players race over, by which points, when, for which prizes in each currency, and who may take part.
 * @param whoSchema JSON Schema of the last, as the server says it
 */
export const raceForm = (whoSchema: unknown): GroupPart =>
  group(
    field('opensAtMs', moment),
    field('closesAtMs', moment),
    field('lateMinutes', { as: 'number', form: 'whole' }),
    field('scoring', { as: 'choice', values: TOURNAMENT_POINTS, from: null }),
    field(
      'name',
      group(
        ...NAMES.map((language) =>
          field(language, { as: 'text', most: LONGEST_NAME, isNullable: false }, language !== 'en'),
        ),
      ),
    ),
    field('counts', {
      as: 'kinds',
      tag: 'of',
      isNullable: false,
      kinds: [
        kind(
          'products',
          field('products', {
            as: 'by-product',
            from: 'products',
            of: group(
              field('percent', { as: 'number', form: 'whole' }),
              field('leastOddsMilli', { as: 'number', form: 'odds' }, true),
            ),
          }),
        ),
        kind('all'),
        kind('sections', field('sections', codes(GAME_SECTIONS))),
        kind('companies', field('companies', codes())),
        kind('games', field('games', codes())),
      ],
    }),
    field('currencies', {
      as: 'by-currency',
      of: group(
        field('leastStake', amount),
        field('turnoverUnit', amount, true),
        field('prizes', { as: 'list', of: amount, least: 1 }),
      ),
    }),
    field('who', formOfTerms(whoSchema)),
  );
