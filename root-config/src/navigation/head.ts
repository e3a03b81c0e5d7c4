import { documentTitle, seoKeysOfPage } from '@paddock/contract';

import type { HeadTags } from './head-tags.ts';

export interface HeadInput extends Pick<HeadTags, 'matched' | 'status' | 'site' | 'origin'> {
  /** The page the document was written for, so that its head says it all already. */
  readonly isDocuments: boolean;
  /** Values of the placeholders in title and description, from the page. */
  readonly values: Readonly<Record<string, string>>;
  /** Translates a key of a namespace; a missing key answers the key. */
  translate(namespace: string, key: string, values: Readonly<Record<string, string>>): string;
  /** Writes what nobody sees of a page and the document says already of the first one; it may take its time. */
  writeTags(tags: HeadTags, isDocuments: boolean): void;
}

/** A placeholder whose value the page has not given yet. */
const OPEN_PLACEHOLDER = /\{\{/;

/**
 * Writes what the document module wrote for the first page. Answers the page's own title, for announcing; empty while
 * values for its placeholders are missing. Until they come the document's own words stand on the first page.
 */
export function applyHead(document: Document, input: HeadInput): string {
  const { matched, site, origin } = input;
  const { companyName } = site;
  const { gone } = input.values;
  const translate = (namespace: string, key: string): string => {
    const words = input.translate(namespace, key, { company: companyName, ...input.values });
    // A missing one answers its key, with or without the namespace.
    return words.endsWith(key) ? '' : words;
  };
  const keys = seoKeysOfPage(matched, translate);
  const waits = gone === undefined && OPEN_PLACEHOLDER.test(translate(keys.namespace, keys.title));
  if (waits && input.isDocuments) return '';
  const say = (key: string): string => {
    const words = translate(keys.namespace, key);
    return OPEN_PLACEHOLDER.test(words) ? '' : words;
  };
  const title = gone ?? say(keys.title);
  document.title = documentTitle(title, companyName);
  const { title: whole } = document;
  const [status, description] = gone === undefined ? [input.status, say(keys.description)] : [404, ''];
  input.writeTags(
    { matched, status, site, origin, title: whole, description },
    input.isDocuments && gone === undefined,
  );
  return title === '' && !waits ? companyName : title;
}
