/** Gifts that are kept until they are used, each with the way out of its promotion. */
export interface GiftListProps<Gift> {
  readonly gifts: readonly Gift[];
  readonly isLeavable: (code: string) => boolean;
  readonly onLeft: () => void;
}
