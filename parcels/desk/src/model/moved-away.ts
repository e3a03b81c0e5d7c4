import type { ApiProblem } from '@paddock/shared-utils';

/** Where a document stands by now, as a refusal says that it was given another address; undefined of all others. */
export function movedAway({ code, details }: Pick<ApiProblem, 'code' | 'details'>): string | undefined {
  if (code !== 'CONTENT_MOVED' || typeof details !== 'object' || details === null) return undefined;
  return 'to' in details && typeof details.to === 'string' ? details.to : undefined;
}

/** Refusals after which the document as it stands has to be read: somebody else moved it, or wrote on it or in its place. */
const STALE: readonly string[] = ['CONTENT_CHANGED', 'CONTENT_MOVED', 'CONTENT_ADDRESS_TAKEN'];

export const isStale = ({ code }: Pick<ApiProblem, 'code'>): boolean => STALE.includes(code);
