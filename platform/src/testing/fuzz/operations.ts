import type { JsonSchema } from './json-schema.ts';
import { ownBodyOf } from './own-bodies.ts';

/** One parameter of an operation's address, query or headers. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** What the document says of one answer: its schema by media type; no media type for an answer without a body. */
export type DeclaredAnswer = ReadonlyMap<string, JsonSchema>;

/** One operation of an OpenAPI document as the fuzz needs it. */
export interface Operation {
  /** `POST /web-api/auth/login`, with the parameters' names in braces. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the JSON body; undefined where the document describes none. */
  readonly body: JsonSchema | undefined;
  /** Answers by status: `200`, `default`. */
  readonly answers: ReadonlyMap<string, DeclaredAnswer>;
}

interface WrittenContent {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

interface WrittenOperation {
  readonly parameters?: readonly (Omit<Parameter, 'required'> & { readonly required?: boolean })[];
  readonly requestBody?: WrittenContent;
  readonly responses?: Readonly<Record<string, WrittenContent>>;
}

/** An OpenAPI document as far as it is read here. */
export interface ApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
}

/** Every operation of a document, in its order. */
export function operationsOf({ paths = {} }: ApiDocument): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      id: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: (written.parameters ?? []).map((one) => ({ ...one, required: one.required === true })),
      body:
        ownBodyOf(`${method.toUpperCase()} ${path}`) ??
        written.requestBody?.content?.['application/json']?.schema,
      answers: new Map(
        Object.entries(written.responses ?? {}).map(([status, answer]) => [status, contentOf(answer)]),
      ),
    })),
  );
}

const contentOf = ({ content = {} }: WrittenContent): DeclaredAnswer =>
  new Map(Object.entries(content).map(([type, { schema = {} }]) => [type, schema]));

/** What an operation is about: the last fixed word of its address. */
export const placeOf = ({ path }: Operation): string =>
  path.split('/').findLast((word) => word !== '' && !word.startsWith('{')) ?? '';
