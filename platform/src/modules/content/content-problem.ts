import type { TSchema } from 'typebox';
import { Check, Pointer } from 'typebox/value';
import type { ContentProblem, ContentRule } from '@paddock/contract/content';

import { everyError, MOST_ERRORS } from '../../kernel/every-error.ts';

/** A problem of a document with what is said of it in English, to whoever reads no page: the CLI, a file's reader. */
export interface ToldProblem extends ContentProblem {
  readonly said: string;
}

/** What each keyword of a schema asks; `pattern` asks for a shape. */
const RULES: Readonly<Record<string, ContentRule>> = {
  required: 'missing',
  minLength: 'missing',
  maxLength: 'tooLong',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  minProperties: 'tooFew',
  maxProperties: 'tooMany',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  type: 'number',
  const: 'choice',
  enum: 'choice',
  anyOf: 'choice',
};

/** `/texts/en/blocks/3/level must be 2 or 3`. */
export const problemText = ({ place, said }: ToldProblem): string => `${place} ${said}`.trim();

/** What a schema says of a value that stands at a place, in the order of the schema: of one place perhaps more than once. */
export function schemaProblems(schema: TSchema, value: unknown, at: string): readonly ToldProblem[] {
  // Most are right, which is told in a fraction of the time it takes to say what is wrong.
  if (Check(schema, value)) return [];
  const errors = everyError(schema, value);
  const told = errors
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .flatMap(({ keyword, instancePath, params, message }) => {
      const here = `${at}${instancePath}`;
      if (keyword === 'required')
        return params.requiredProperties.map((key) => missing(`${here}/${key}`, 'is missing'));
      if (keyword === 'boolean')
        return [{ place: here, rule: 'unknownKey' as const, said: 'is not a known key' }];
      if (isEmpty(instancePath === '' ? value : Pointer.Get(value, instancePath)))
        return [missing(here, message)];
      const limit = 'limit' in params ? Number(params.limit) : undefined;
      const rule = RULES[keyword] ?? 'shape';
      return [{ place: here, rule, ...(limit !== undefined && { limit }), said: message }];
    });
  // What is not filled in yet may have hidden what is wrong.
  return errors.length < MOST_ERRORS ? told : [...told, { place: at, rule: 'document', said: 'is too long' }];
}

const missing = (place: string, said: string): ToldProblem => ({ place, rule: 'missing', said });

/** Nothing was written there, whatever more its schema asks for. */
const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
