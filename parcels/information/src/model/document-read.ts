import { readOf } from '@paddock/shared-utils';

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
      address: path.toLowerCase(),
      language,
      ...(Number.isInteger(edition) && edition > 0 && { edition }),
      ...(preview !== null && { preview }),
    },
  });
}
