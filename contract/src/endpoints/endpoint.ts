import type { Static, TSchema } from 'typebox';

import type { ErrorCode } from '../errors/error-table.ts';
import type { FileAnswer } from './answers.ts';
import type { GeneralError } from './general-errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One endpoint of the API: what it is for, what it takes and what it answers when it does not refuse. */
export interface Endpoint {
  /** What it does, in a line; with the ids of the spec where it has some. */
  readonly summary: string;
  /** The part of the API it is shown under; the module that serves it unless given. */
  readonly tags?: readonly string[];
  /** Values of the address, `:id`. */
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly headers?: TSchema;
  /** Media types of a body that is not JSON. */
  readonly consumes?: readonly string[];
  /** By status, what it answers when it does not refuse. */
  readonly response: Readonly<Record<number, TSchema | FileAnswer>>;
  /** What it may refuse with beyond `GENERAL_ERRORS`; nothing unless given. Tests hold every refusal to it. */
  readonly errors?: readonly ErrorCode[];
  /** How it refuses, where that is said in another company's words and not by a code of ours. */
  readonly refusal?: TSchema;
}

/** Endpoints by method and whole address: `GET /web-api/ideas`. */
export type EndpointTable = Readonly<Record<`${HttpMethod} /${string}`, Endpoint>>;

type PartOf<E, Part extends string> =
  E extends Readonly<Record<Part, infer S extends TSchema>> ? Static<S> : undefined;

/** What stands in the address of an endpoint: `{ id: string }`, or undefined. */
export type ParamsOf<E extends Endpoint> = PartOf<E, 'params'>;
/** What an endpoint is asked with behind the `?`, or undefined. */
export type QueryOf<E extends Endpoint> = PartOf<E, 'querystring'>;
/** What is sent to an endpoint, or undefined. */
export type BodyOf<E extends Endpoint> = PartOf<E, 'body'>;
/** Headers an endpoint asks for by name, or undefined. */
export type HeadersOf<E extends Endpoint> = PartOf<E, 'headers'>;

/** The codes an endpoint may refuse with. */
export type ErrorsOf<E extends Endpoint> =
  | GeneralError
  | (E extends { readonly errors: readonly (infer Code extends ErrorCode)[] } ? Code : never);

/** What an endpoint answers when it does not refuse, by status: JSON, null for nothing, unknown for a file. */
export type AnswersOf<E extends Endpoint> = {
  readonly [Status in keyof E['response']]: E['response'][Status] extends TSchema
    ? Static<E['response'][Status]>
    : unknown;
};

/** What an endpoint answers when it does not refuse: JSON of one of its answers; undefined for an answer without a body. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['response']]: E['response'][Status] extends TSchema
    ? NothingOf<Static<E['response'][Status]>>
    : never;
}[keyof E['response']];

type NothingOf<Answer> = Answer extends null ? undefined : Answer;
