import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

import type { ChainHead, ChainLink } from './chain-hash.ts';
import type { Seal } from './seal.ts';

/** An entry as it stands, with the text its row has now; null where the row is gone. */
export interface AuditEntryLine extends ChainLink {
  readonly hash: string;
  readonly mac: string;
  readonly text: string | null;
}

/** All that is audited, a line each: a file of these, a JSON text a line, can be checked anywhere. */
export type AuditLine =
  | { readonly paddockAudit: 1; readonly atMs: number }
  | { readonly seal: Seal }
  | { readonly entry: AuditEntryLine }
  /** A row that is in no chain. */
  | { readonly unchained: { readonly record: string; readonly id: string } }
  | { readonly head: ChainHead }
  | { readonly end: { readonly lines: number } };

const Count = Type.Integer({ minimum: 0 });
const Head = Type.Tuple([Type.String(), Count, Type.String()]);
const closed = <Properties extends Record<string, Type.TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const line = Compile(
  Type.Union([
    closed({ paddockAudit: Type.Literal(1), atMs: Count }),
    closed({
      seal: closed({
        seal: Count,
        atMs: Count,
        heads: Type.Array(Head),
        before: Type.String(),
        root: Type.String(),
        mac: Type.String(),
      }),
    }),
    closed({
      entry: closed({
        writer: Type.String(),
        seq: Count,
        record: Type.String(),
        id: Type.String(),
        atMs: Count,
        digest: Type.String(),
        hash: Type.String(),
        mac: Type.String(),
        text: Type.Union([Type.String(), Type.Null()]),
      }),
    }),
    closed({ unchained: closed({ record: Type.String(), id: Type.String() }) }),
    closed({ head: Head }),
    closed({ end: closed({ lines: Count }) }),
  ]),
);

/** Reads a line of a file; undefined for what is none. */
export function readAuditLine(text: string): AuditLine | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return line.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
