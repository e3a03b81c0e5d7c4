import { isContentAddress } from '@paddock/contract/content';

/** The document that the content desk shows, by its address; undefined for the list of all. */
export function documentIn(query: string): string | undefined {
  const address = new URLSearchParams(query).get('at') ?? '';
  return isContentAddress(address) ? address : undefined;
}

export function pathOf(address: string | undefined): string {
  return address === undefined
    ? '/desk/content'
    : `/desk/content?${new URLSearchParams({ at: address }).toString()}`;
}
