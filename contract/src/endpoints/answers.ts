import { Type, type TSchema } from 'typebox';

import type { ErrorCode } from '../errors/error-table.ts';

/** How every refusal looks; the codes are in docs/errors.md. */
export const REFUSAL = {
  description: 'A refusal with a code of the error table',
  ...Type.Object({ code: Type.String(), message: Type.String(), details: Type.Optional(Type.Unknown()) }),
};

/** A refusal with one of these codes, as the OpenAPI document shows it under a status. */
export const refusalWith = (codes: readonly ErrorCode[]) => ({
  ...Type.Object({
    code: Type.Unsafe<ErrorCode>({ type: 'string', enum: codes }),
    message: Type.String(),
    details: Type.Optional(Type.Unknown()),
  }),
  description: codes.join(', '),
});

export interface FileAnswer {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: TSchema }>>;
}

/** An answer that is a file or a text of these media types, as the OpenAPI document shows it. */
export const fileAnswer = (description: string, ...types: readonly string[]): FileAnswer => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: Type.String() }])),
});

/** An answer that is a page of HTML. */
export const pageAnswer = (description: string): FileAnswer => fileAnswer(description, 'text/html');

/** A page of HTML, or a refusal with a code, under one status. */
export const pageOrRefusal = (description: string): FileAnswer => ({
  description,
  content: { 'text/html': { schema: Type.String() }, 'application/json': { schema: REFUSAL } },
});

/** An answer without a body that leads the browser on. */
export const redirectAnswer = (description: string) => ({ ...Type.Null(), description });

/** What a company is told of its signed callback: it was read, and what it did. */
export const CALLBACK_ANSWER = Type.Object({ received: Type.Literal(true), outcome: Type.String() });
