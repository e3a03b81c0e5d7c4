import type { ContentState } from '@paddock/contract/schemas';

/** Which documents are listed: all, those with a newer draft, those nobody reads, those that lack a language. */
export const SHOWN = ['all', 'drafts', 'planned', 'unread', 'missing'] as const;

export interface ListFilter {
  readonly text: string;
  /** Empty for every kind. */
  readonly kind: string;
  readonly shown: (typeof SHOWN)[number];
}

export const EVERYTHING: ListFilter = { text: '', kind: '', shown: 'all' };

type Listed = Pick<
  ContentState,
  'address' | 'title' | 'kind' | 'latest' | 'published' | 'planned' | 'missing'
>;

const IS_SHOWN: Readonly<Record<ListFilter['shown'], (listed: Listed) => boolean>> = {
  all: () => true,
  drafts: ({ latest, published }) => latest !== published,
  planned: ({ planned }) => planned.length > 0,
  unread: ({ published }) => published === null,
  missing: ({ missing }) => missing.length > 0,
};

export function isShown(listed: Listed, { text, kind, shown }: ListFilter): boolean {
  const wanted = text.trim().toLowerCase();
  const { address, title } = listed;
  return (
    (kind === '' || listed.kind === kind) &&
    IS_SHOWN[shown](listed) &&
    `${title} ${address}`.toLowerCase().includes(wanted)
  );
}
