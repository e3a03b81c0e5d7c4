import { sha256 } from '../crypto/sha256.ts';

/** A row's place in a chain: who wrote it, after how many others, and what it was. */
export interface ChainLink {
  readonly writer: string;
  readonly seq: number;
  /** The kind of record, and the row's id in it. */
  readonly record: string;
  readonly id: string;
  readonly atMs: number;
  /** `digestOf` of the row's text. */
  readonly digest: string;
}

/** Where a chain ends: its writer, how many rows it has, the hash of the last. */
export type ChainHead = readonly [writer: string, seq: number, hash: string];

export interface SealedHeads {
  readonly seal: number;
  readonly atMs: number;
  readonly heads: readonly ChainHead[];
  /** The root of the seal before; empty for the first. */
  readonly before: string;
}

/** Purposes of the lasting key: what anybody can compute, nobody but this site can sign, and for good. */
export const ENTRY_PURPOSE = 'audit.chain';
export const SEAL_PURPOSE = 'audit.seal';

const hexOf = (text: string): string => sha256(text).toString('hex');

export function digestOf(text: string): string {
  return hexOf(text);
}

/** The hash of a row in its chain; it holds that of the row before, and so of all before. */
export function hashOfLink(before: string, { writer, seq, record, id, atMs, digest }: ChainLink): string {
  return hexOf(JSON.stringify([before, writer, seq, record, id, atMs, digest]));
}

/** The root over all chains at a moment; it holds the root before. */
export function rootOf({ seal, atMs, heads, before }: SealedHeads): string {
  return hexOf(JSON.stringify([before, seal, atMs, heads]));
}
