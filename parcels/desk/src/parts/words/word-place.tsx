interface WordPlaceProps {
  readonly word: { readonly namespace: string; readonly key: string };
}

/** Where a word stands: its dictionary and its key, which read from left to right in every language. */
export function WordPlace({ word: { namespace, key } }: WordPlaceProps) {
  return <bdi dir="ltr">{`${namespace}:${key}`}</bdi>;
}
