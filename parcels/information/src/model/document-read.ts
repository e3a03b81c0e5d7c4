import type { ContentView } from '@paddock/contract/schemas';
import { readOf, type ApiProblem, type ReadDefinition } from '@paddock/shared-utils';

export interface DocumentAsked {
  /** Path of the page, without the language. */
  readonly path: string;
  readonly language: string;
  /** As in the address: it may name an edition, or a draft by its link. */
  readonly query: string;
}

/** The document that stands at a page's address. */
export function documentRead({ path, language, query }: DocumentAsked) {
  const asked = new URLSearchParams(query);
  const edition = Number(asked.get('edition') ?? '');
  const preview = asked.get('preview');
  return readOf('/web-api/content/document', {
    query: {
      address: addressOf(path),
      language,
      ...(Number.isInteger(edition) && edition > 0 && { edition }),
      ...(preview !== null && { preview }),
    },
  });
}

/** An address says the same in any case and however it is escaped, as the server takes it on a direct load. */
function addressOf(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/** What stands at an address, or why nothing does any more: a text that was read is not shown on when it was taken back. */
export type ShownDocument = ContentView | { readonly gone: ApiProblem };

/** Answers for which trying again mends nothing. */
const FINAL: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT', 'CONTENT_LINK_INVALID', 'CONTENT_MOVED'];

/** The document of an address for a page that stays open: what becomes of it later is an answer too. */
export function lastingRead(asked: DocumentAsked): Pick<ReadDefinition<ShownDocument>, 'key' | 'read'> {
  const { key, read } = documentRead(asked);
  return {
    key,
    async read(signal, known) {
      const answer = await read(signal, undefined);
      if (answer.ok || known === undefined || !FINAL.includes(answer.problem.code)) return answer;
      return { ok: true, httpStatus: answer.httpStatus, data: { gone: answer.problem } };
    },
  };
}
