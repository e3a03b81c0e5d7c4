import type { PromotionRule, PromotionWrong } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

import { PlatformError } from './problem.ts';

/** What of a schema chooses and holds the parts of a body. */
interface Shape {
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly type?: string;
  readonly const?: unknown;
}

/** What is kept of a mistake beside its place and its words. */
interface MistakeParams {
  readonly requiredProperties?: readonly string[];
  readonly additionalProperties?: readonly string[];
  readonly allowedValues?: readonly unknown[];
  readonly limit?: number | string;
  readonly type?: unknown;
}

/** The words parts are told apart by: a gift by its `kind`, what starts it by `on`, what counts in a race by `of`. */
const TAGS = ['kind', 'on', 'of'] as const;

/** What each keyword of a schema asks for; any other asks for a shape. */
const RULES: Readonly<Record<string, PromotionRule>> = {
  minLength: 'tooFew',
  maxLength: 'tooMany',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  minProperties: 'tooFew',
  maxProperties: 'tooMany',
  minimum: 'least',
  maximum: 'most',
  uniqueItems: 'twice',
};

/** Of a route whose body has parts of several kinds: what is wrong with each is told by its own kind. */
export const TOLD_BY_KIND = {
  attachValidation: true,
  preHandler: (
    { body, validationError, routeOptions }: FastifyRequest,
    _reply: unknown,
    done: (error?: Error) => void,
  ): void => {
    if (validationError === undefined) {
      done();
      return;
    }
    const mistakes = mistakesInShape(routeOptions.schema?.body as TSchema, body);
    done(mistakes.length === 0 ? validationError : new PlatformError('INVALID_INPUT', [...mistakes]));
  },
};

/**
 * What is wrong with the shape of a request, each by its place: of a gift or a start by what its own kind wants, and by nothing
 * that another kind would; of an unknown kind which there are. None where the shape is right.
 */
export function mistakesInShape(schema: TSchema, body: unknown): readonly PromotionWrong[] {
  return Value.Errors(chosenIn(schema, body), body).flatMap(
    ({ keyword, instancePath: at, message, params }) => {
      const { requiredProperties, additionalProperties, allowedValues, limit, type } =
        params as MistakeParams;
      if (requiredProperties !== undefined)
        return requiredProperties.map((name) => mistake(`${at}/${name}`, 'required', 'required'));
      if (additionalProperties !== undefined)
        return additionalProperties.map((name) =>
          mistake(`${at}/${name}`, 'unknownPart', 'is no part of this'),
        );
      // Of a part that may not be there the error above says it.
      if (message === 'schema is false') return [];
      if (allowedValues !== undefined) {
        const named = allowedValues.join(', ');
        return [{ ...mistake(at, 'choice', `is none of ${named}`), named }];
      }
      if (type === 'integer' || type === 'number') return [mistake(at, 'number', message)];
      const rule = RULES[keyword] ?? 'shape';
      return [{ ...mistake(at, rule, message), ...(limit !== undefined && { limit: Number(limit) }) }];
    },
  );
}

const mistake = (at: string, rule: PromotionRule, message: string): PromotionWrong => ({ at, rule, message });

/** A schema with the one branch of each union that a value chose by its kind. */
function chosenIn(schema: TSchema, value: unknown): TSchema {
  const { anyOf, properties, items }: Shape = schema;
  if (anyOf !== undefined) return branchOf(schema, value);
  if (properties !== undefined && isRecord(value)) {
    const chosen = Object.entries(properties).map(([name, part]) => [name, chosenIn(part, value[name])]);
    return { ...schema, properties: Object.fromEntries(chosen) as Record<string, TSchema> };
  }
  if (items !== undefined && Array.isArray(value) && value.length > 0)
    return { ...schema, items: value.map((item: unknown) => chosenIn(items, item)) };
  return schema;
}

function branchOf(union: TSchema, value: unknown): TSchema {
  const branches = branchesOf(union);
  const tag = TAGS.find((name) => branches.some((branch) => wordOf(branch, name) !== undefined));
  if (tag === undefined) return union;
  if (value === null && branches.some(({ type }: Shape) => type === 'null')) return Type.Null();
  const chosen = branches.find(
    (branch) => isRecord(value) && wordOf(branch, tag) === value[tag] && tag in value,
  );
  if (chosen !== undefined) return chosenIn(chosen, value);
  const known = branches.map((branch) => wordOf(branch, tag)).filter((word) => typeof word === 'string');
  return Type.Object({ [tag]: Type.Enum(known) });
}

/** Also those of unions within a union. */
const branchesOf = (schema: TSchema): readonly TSchema[] => {
  const { anyOf }: Shape = schema;
  return anyOf === undefined ? [schema] : anyOf.flatMap(branchesOf);
};

/** The word by which a branch is known. */
function wordOf({ properties }: Shape, tag: string): unknown {
  const part: Shape | undefined = properties?.[tag];
  return part?.const;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
