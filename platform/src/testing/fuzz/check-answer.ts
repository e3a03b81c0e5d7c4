import { isErrorCode, statusOf } from '@paddock/contract';

import { closed, type JsonSchema } from './json-schema.ts';
import { KEPT_BY_CACHES } from './kept-by-caches.ts';
import { takes } from './make-value.ts';
import type { FuzzRequest } from './make-request.ts';
import type { DeclaredAnswer } from './operations.ts';
import type { FuzzAnswer } from './send-request.ts';

export interface AnswerRules {
  /** Texts that only the other player's own answers and the operators' may carry. */
  readonly othersMarks: readonly string[];
  /** Whether an operator has stopped play: then 503 with its code is right. */
  readonly isMaintained: () => boolean;
}

/** What is wrong with an answer, by the document and by the rules of all answers. Empty where nothing is. */
export function troublesOf(request: FuzzRequest, answer: FuzzAnswer, rules: AnswerRules): readonly string[] {
  return [
    ...faultTroubles(answer, rules),
    ...documentTroubles(request, answer),
    ...cacheTroubles(request, answer),
    ...secrecyTroubles(request, answer, rules),
  ];
}

function faultTroubles({ status, text }: FuzzAnswer, { isMaintained }: AnswerRules): readonly string[] {
  const isRefusedNow = status === 503 && isMaintained() && text.includes('"MAINTENANCE"');
  return [
    ...(status >= 500 && !isRefusedNow ? ['is a fault of the server'] : []),
    ...(/\bat .+\.(?:ts|js):\d+/.test(text) ? ['shows a stack'] : []),
  ];
}

/** Its status, media type and body, as the document says; a refusal has a code of the error table. */
function documentTroubles({ operation }: FuzzRequest, answer: FuzzAnswer): readonly string[] {
  const { status, text, headers } = answer;
  const declared = operation.answers.get(String(status)) ?? refusalOf(operation.answers, status);
  if (declared === undefined) return [`has a status that the document does not know: ${status}`];
  if (declared.size === 0) return text === '' ? [] : ['has a body that the document does not know'];
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const schema = declared.get(type);
  if (schema === undefined)
    return [`is ${type || 'of no type'}, the document says ${[...declared.keys()].join()}`];
  if (type !== 'application/json') return [];
  const value = parsed(text);
  if (value === undefined) return ['is no JSON'];
  const problem = takes(strictOf(schema), value) ? [] : ['does not meet its schema'];
  return status < 400 || !isOurs(schema) ? problem : [...problem, ...codeTroubles(value, status)];
}

/** Whether a refusal is said by a code of ours; that of another company's document has no text of that name. */
const isOurs = ({ properties }: JsonSchema): boolean => properties?.['code']?.type === 'string';

/** `default` stands for refusals alone: what is granted has a line of its own. */
const refusalOf = (answers: ReadonlyMap<string, DeclaredAnswer>, status: number) =>
  status >= 400 ? answers.get('default') : undefined;

const strict = new WeakMap<object, ReturnType<typeof closed>>();
function strictOf(schema: Parameters<typeof closed>[0]) {
  const known = strict.get(schema) ?? closed(schema);
  strict.set(schema, known);
  return known;
}

/** What is refused before it is read as HTTP says why by its status (`kernel/http/raw-refusals.ts`). */
const TOO_LONG = 431;

function codeTroubles(value: unknown, status: number): readonly string[] {
  const { code } = value as { readonly code?: string };
  if (code === undefined || !isErrorCode(code)) return [`has no code of the error table: ${code ?? 'none'}`];
  if (status === TOO_LONG && code === 'INVALID_INPUT') return [];
  return statusOf(code) === status ? [] : [`has a status that is not that of ${code}`];
}

/** An answer is kept by nobody unless it is the same for everybody; a refusal never is, nor what sets a cookie. */
function cacheTroubles({ operation }: FuzzRequest, { status, headers }: FuzzAnswer): readonly string[] {
  const kept = headers['cache-control'] ?? '';
  const mayBeKept = status < 400 && headers['set-cookie'] === undefined && KEPT_BY_CACHES.has(operation.id);
  return mayBeKept || kept.includes('no-store') ? [] : [`may be kept by caches: ${kept || 'says nothing'}`];
}

/** What a browser that keeps no operator's session is told when it asks for it. */
const NOBODY_SIGNED_IN = '{"signedIn":null}';

/** Nobody but operators does as an operator, and nobody but the other player reads of them what was not in the question. */
function secrecyTroubles(request: FuzzRequest, answer: FuzzAnswer, rules: AnswerRules): readonly string[] {
  const { actor, operation, target, body } = request;
  if (actor === 'operator') return [];
  const asked = `${target} ${body?.bytes.toString() ?? ''}`;
  const isOperators = operation.path.startsWith('/operator-api/') && answer.text !== NOBODY_SIGNED_IN;
  // The sandbox shows to everybody what companies would send to one.
  const isTold = actor === 'other' || operation.path.startsWith('/sandbox/');
  const told = isTold
    ? []
    : rules.othersMarks.filter((mark) => answer.text.includes(mark) && !asked.includes(mark));
  return [
    ...(isOperators && answer.status < 400 ? [`does for ${actor} what is an operator's`] : []),
    ...told.map((mark) => `tells of the other player: ${mark}`),
  ];
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
