import { parse, type Token } from 'path-to-regexp';

import type { RouteDefinition } from '../routing/route.ts';
import { sharedPart, takesAllOf, type PathPart } from './path-part.ts';

/** A pattern with each optional part decided. */
export interface PathForm {
  readonly parts: readonly PathPart[];
  /** Whether one part or more follow, whatever they are: `{/*rest}`. */
  readonly hasRest: boolean;
}

/** What is read of a pattern. */
export type PatternOf = Pick<RouteDefinition, 'params'> & { readonly path: string };

/** Each optional part doubles the forms, and what browsers compile. */
const MOST_OPTIONAL = 4;
const MOST_PARTS = 12;

/** Parameters, in a form written out: no address and so no word has a line end. */
const PARAMETER = /^\n([^\n]+)\n$/;
const REST = '/\n*\n';

function writtenOut(tokens: readonly Token[]): string[] {
  return tokens.reduce<string[]>(
    (texts, token) => texts.flatMap((text) => endings(token).map((end) => text + end)),
    [''],
  );
}

function endings(token: Token): string[] {
  switch (token.type) {
    case 'group':
      return ['', ...writtenOut(token.tokens)];
    case 'text':
      return [token.value];
    case 'param':
      return [`\n${token.name}\n`];
    case 'wildcard':
      return ['\n*\n'];
  }
}

function partOf(text: string, params: RouteDefinition['params']): PathPart {
  const name = PARAMETER.exec(text)?.[1];
  if (name === '*') throw new RangeError('has a part for whatever follows that is not its last');
  if (name !== undefined) return { rule: params?.[name] };
  if (text.includes('\n')) throw new RangeError('has a part that is a word and a parameter at once');
  return { word: text };
}

function formOf(written: string, params: RouteDefinition['params']): PathForm {
  const hasRest = written.endsWith(REST);
  const beginning = hasRest ? written.slice(0, -REST.length) : written;
  const [, ...texts] = beginning === '/' ? [] : beginning.split('/');
  const parts = texts.map((text) => partOf(text, params));
  if (parts.length > MOST_PARTS)
    throw new RangeError(`has ${parts.length} parts; ${MOST_PARTS} can be checked`);
  return { parts, hasRest };
}

const optionalParts = (path: string): number => path.split('{').length - 1;

/** False for a pattern that takes longer to compile than a server or a browser has. */
export const isCompiled = (path: string): boolean => optionalParts(path) <= MOST_OPTIONAL;

/**
 * All forms of a pattern: `/live{/:sport}` is `/live` and `/live/:sport`.
 * @throws TypeError for a pattern that does not parse, RangeError for one that is too long or not made of whole parts
 */
export function formsOf({ path, params }: PatternOf): readonly PathForm[] {
  if (!isCompiled(path))
    throw new RangeError(`has ${optionalParts(path)} optional parts; ${MOST_OPTIONAL} can be checked`);
  return writtenOut(parse(path).tokens).map((written) => formOf(written, params));
}

/** An address that two forms both take; undefined where there is none. */
export function sharedPath(one: PathForm, other: PathForm): string | undefined {
  const [short, long] = one.parts.length <= other.parts.length ? [one, other] : [other, one];
  const isLonger = long.parts.length > short.parts.length;
  if (isLonger ? !short.hasRest : short.hasRest !== long.hasRest) return undefined;
  const path: string[] = [];
  for (const [at, part] of long.parts.entries()) {
    const example = sharedPart(short.parts[at] ?? part, part);
    if (example === undefined) return undefined;
    path.push(example);
  }
  return `/${[...path, ...(long.hasRest ? ['some-name'] : [])].join('/')}`;
}

/** Whether a form takes every address that another one takes. */
export function takesAll(outer: PathForm, inner: PathForm): boolean {
  if (outer.parts.length !== inner.parts.length || outer.hasRest !== inner.hasRest) return false;
  return outer.parts.every((part, at) => takesAllOf(part, inner.parts[at] ?? part));
}
