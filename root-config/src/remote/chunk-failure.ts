import type { FileProbe, FileVerdict } from './file-probe.ts';

/** What a parcel's chunk runtime throws when a lazy script or its stylesheet does not come. */
export interface ChunkFailure {
  /** Address of the chunk, where webpack names it. */
  readonly url: string | null;
}

/** Recognises our chunk error, which is webpack's, and mini-css-extract's by name and code; null for any other error. */
export function chunkFailureOf(error: unknown): ChunkFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const name = 'name' in error ? error.name : undefined;
  const code = 'code' in error ? error.code : undefined;
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return null;
  const request = 'request' in error ? error.request : undefined;
  return { url: typeof request === 'string' && request !== '' ? request : null };
}

/** Why a chunk did not come: a look at its file tells, where webpack names it. */
export async function verdictOf({ url }: ChunkFailure, probe: FileProbe): Promise<FileVerdict> {
  return url === null ? { kind: 'network', httpStatus: null } : probe(url);
}
