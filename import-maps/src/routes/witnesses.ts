import type { RouteDefinition } from '@paddock/contract';
import { parse, type Token } from 'path-to-regexp';

/** One concrete form of a pattern, with every optional group decided. */
type Form = readonly ({ readonly literal: string } | { readonly param: string; readonly wild: boolean })[];

/** Values that between them satisfy every kind of parameter rule. */
const SAMPLES = ['7', '7-name', 'some-name', 'Free~text'] as const;

function formsOf(tokens: readonly Token[]): Form[] {
  return tokens.reduce<Form[]>(
    (forms, token) => {
      const next: Form[] =
        token.type === 'group'
          ? [[], ...formsOf(token.tokens)]
          : token.type === 'text'
            ? [[{ literal: token.value }]]
            : [[{ param: token.name, wild: token.type === 'wildcard' }]];
      return forms.flatMap((form) => next.map((more) => [...form, ...more]));
    },
    [[]],
  );
}

function literalsOf(path: string): string[] {
  return formsOf(parse(path).tokens)
    .flatMap((form) => form.flatMap((part) => ('literal' in part ? part.literal.split('/') : [])))
    .filter((word) => word !== '');
}

/**
 * Every literal word of a table's patterns and every value its parameters list: where one of them meets a parameter
 * of another pattern, it shows the overlap.
 */
export function literalWords(routes: readonly RouteDefinition[]): readonly string[] {
  const listed = routes.flatMap(({ params }) =>
    Object.values(params ?? {}).flatMap((rule) => (rule.kind === 'one-of' ? rule.values : [])),
  );
  return [...new Set([...routes.flatMap(({ paths }) => paths.flatMap(literalsOf)), ...listed])];
}

function valuesFor(route: RouteDefinition, param: string, words: readonly string[]): readonly string[] {
  const rule = route.params?.[param];
  if (rule?.kind === 'one-of') return rule.values;
  if (rule?.kind === 'digits') return [SAMPLES[0]];
  if (rule?.kind === 'id-slug') return [SAMPLES[0], SAMPLES[1]];
  const slug = rule?.kind === 'slug';
  return [...SAMPLES.slice(0, slug ? 3 : 4), ...words];
}

/**
 * Example paths of one pattern. Together they meet every other pattern of the table that the pattern overlaps:
 * parameters take samples of each rule's kind and every literal word of the table.
 * @throws TypeError for a pattern that does not parse
 */
export function witnessesOf(route: RouteDefinition, path: string, words: readonly string[]): string[] {
  const found = formsOf(parse(path).tokens).flatMap((form) =>
    form.reduce<string[]>(
      (texts, part) => {
        const values = 'literal' in part ? [part.literal] : valuesFor(route, part.param, words);
        return texts.flatMap((text) => values.map((value) => text + value));
      },
      [''],
    ),
  );
  return [...new Set(found.map((text) => (text === '' ? '/' : text)))];
}
