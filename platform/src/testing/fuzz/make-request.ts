import type { SeededRandom } from '../seeded-random.ts';
import type { ActorName } from './actor-name.ts';
import type { KnownValues } from './known-values.ts';
import { makeValue, type ValueMaking } from './make-value.ts';
import { placeOf, type Operation, type Parameter } from './operations.ts';
import { writeBody, type WrittenBody } from './write-body.ts';

/** A request as it will be sent, but for the actor's own token and cookie. */
export interface FuzzRequest {
  /** Its place in the run, from 1. */
  readonly number: number;
  readonly actor: ActorName;
  readonly operation: Operation;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WrittenBody | undefined;
  /** Where it comes from: each has an address of its own, or one budget would answer for all. */
  readonly address: string;
}

export interface RequestMaking {
  readonly random: SeededRandom;
  readonly known: KnownValues;
  /** How many requests were made before. */
  readonly made: number;
}

/** Half of all requests are right as far as the schema says; the others are wrong in one place, or in many. */
const WILDNESS = [0, 0, 0, 0, 4, 12, 50];

/** Mostly what is one's own is asked for; else what may be anybody's. */
const isMine = (random: SeededRandom): boolean => random.int(4) !== 0;

/** Makes a request of an actor to an operation. */
export function makeRequest(actor: ActorName, operation: Operation, making: RequestMaking): FuzzRequest {
  const { random, known, made } = making;
  const place = placeOf(operation);
  const values: ValueMaking = {
    random,
    wildPercent: random.pick(WILDNESS),
    known: (name) => known.of(name, actor, { place, mine: isMine(random) }),
  };
  const number = made + 1;
  return {
    number,
    actor,
    operation,
    target: pathOf(operation, actor, values, known) + queryOf(operation.parameters, values),
    headers: { ...keyOf(number, values), ...headersOf(operation.parameters, values) },
    body: operation.method === 'GET' ? undefined : writeBody(operation, values),
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** A longer part of a path is an address where nothing is, whatever operation it was meant for. */
const LONGEST_PARAMETER = 100;

function pathOf(operation: Operation, actor: ActorName, values: ValueMaking, known: KnownValues): string {
  const words = operation.path.split('/');
  return words
    .map((word, place) => {
      const [, name] = /^\{(.+)\}$/.exec(word) ?? [];
      const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
      if (name === undefined || parameter === undefined) return word;
      const before = words.slice(0, place).findLast((one) => !one.startsWith('{')) ?? '';
      const value = makeValue(parameter.schema, name, {
        ...values,
        known: (wanted) => known.of(wanted, actor, { place: before, mine: isMine(values.random) }),
      });
      return escaped(textOf(value).slice(0, LONGEST_PARAMETER));
    })
    .join('/');
}

/** Now and then a word comes twice, as a list, or nobody asked for it. */
function queryOf(parameters: readonly Parameter[], values: ValueMaking): string {
  const { random, wildPercent } = values;
  const isWild = () => random.int(300) < wildPercent;
  const words = parameters
    .filter((one) => one.in === 'query' && (one.required ? !isWild() : random.int(2) === 0))
    .flatMap(({ name, schema }) => {
      const word = `${name}=${escaped(textOf(makeValue(schema, name, values)))}`;
      return isWild()
        ? [word, word]
        : isWild()
          ? [`${name}[]=1`, `${name}[a]=1`]
          : isWild()
            ? [`${name}=%F0%00`]
            : [word];
    });
  if (isWild()) words.push('__proto__[a]=1', 'constructor=1', '=', '%');
  return words.length === 0 ? '' : `?${words.join('&')}`;
}

function headersOf(parameters: readonly Parameter[], values: ValueMaking): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters
      .filter((one) => one.in === 'header')
      .map(({ name, schema }) => [
        name,
        textOf(makeValue(schema, name, values)).replaceAll(/[^\x20-\x7e]/g, '?'),
      ]),
  );
}

/** Mostly a key of its own; one that was used, one that is none, or none at all where requests are wrong. */
function keyOf(number: number, { random, wildPercent }: ValueMaking): Readonly<Record<string, string>> {
  if (random.int(300) >= wildPercent) return { 'idempotency-key': `fuzz-key-${number}` };
  const key = random.pick(['', 'short', 'x'.repeat(65), `fuzz-key-${Math.max(1, number - random.int(40))}`]);
  return key === '' ? {} : { 'idempotency-key': key };
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Halves of surrogate pairs cannot be written into an address at all. */
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());
