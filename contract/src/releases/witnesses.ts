import { parse, type Token } from 'path-to-regexp';

import type { RouteDefinition } from '../routing/route.ts';

/** One concrete form of a pattern, with every optional group decided. */
type Form = readonly ({ readonly literal: string } | { readonly param: string; readonly wild: boolean })[];

/** Values that between them satisfy every kind of parameter rule. */
const SAMPLES = ['7', '7-name', 'some-name', 'Free~text'] as const;

/**
 * Optional groups a pattern may have, and examples looked at: a pattern past them could not be checked in time. Each
 * group doubles what a pattern is compiled to, in every browser too.
 */
const MAX_GROUPS = 4;
/** With more a pattern is never compiled: no release has one. */
const MAX_COMPILED_GROUPS = 8;
const MAX_WITNESSES = 20_000;

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

const groupsOf = (path: string): number => path.split('{').length - 1;

/** True for a pattern that takes more to compile than a server or a browser has. */
export function isBeyondCompiling(path: string): boolean {
  return groupsOf(path) > MAX_COMPILED_GROUPS;
}

/** Why a pattern cannot be checked; undefined when it can. @throws TypeError for one that does not parse */
export function tooManyParts(path: string): string | undefined {
  const groups = groupsOf(path);
  if (groups > MAX_GROUPS) return `has ${groups} optional parts; ${MAX_GROUPS} can be checked`;
  parse(path);
  return undefined;
}

/**
 * Why no address is ever like a pattern; undefined when one can be. Browsers write other characters than plain ones as
 * percent escapes and take dots out, and a trailing slash is dropped before anything is matched.
 */
export function noAddress(path: string): string | undefined {
  for (const word of literalsOf(path)) {
    const written = new URL(`/${word}`, 'http://site').pathname.slice(1);
    if (written !== word) return `is never an address: "${word}" is written "${written}" there`;
  }
  if (path.length > 1 && path.endsWith('/')) return 'ends with a slash, which addresses are matched without';
  return path.includes('//') ? 'has an empty part between two slashes' : undefined;
}

/** What every path of a pattern begins with, in lower case: patterns whose beginnings differ never meet. */
export function beginningOf(path: string): string {
  const [first] = parse(path).tokens;
  return first?.type === 'text' ? first.value.toLowerCase() : '';
}

/**
 * Every literal word of some patterns and every value their parameters list: where one of them meets a parameter of
 * another pattern, it shows the overlap.
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
 * Example paths of one pattern. Together they meet every pattern of which the words are given and that it overlaps:
 * parameters take samples of each rule's kind and every word.
 * @throws TypeError for a pattern that does not parse, RangeError for one with more examples than can be looked at
 */
export function witnessesOf(route: RouteDefinition, path: string, words: readonly string[]): string[] {
  let left = MAX_WITNESSES;
  const found = formsOf(parse(path).tokens).flatMap((form) => {
    const ofForm = form.reduce<string[]>(
      (texts, part) => {
        const values = 'literal' in part ? [part.literal] : valuesFor(route, part.param, words);
        if (texts.length * values.length > left)
          throw new RangeError('has too many parameters to be checked against other patterns');
        return texts.flatMap((text) => values.map((value) => text + value));
      },
      [''],
    );
    left -= ofForm.length;
    return ofForm;
  });
  return [...new Set(found.map((text) => (text === '' ? '/' : text)))];
}
