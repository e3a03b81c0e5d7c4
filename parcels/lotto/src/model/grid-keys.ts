interface Grid {
  /** Numbers from 1 on. */
  readonly of: number;
  readonly columns: number;
}

/** The number a key leads to from another; undefined of a key that leads nowhere. At an edge it stays. */
export function nextNumber(key: string, from: number, { of, columns }: Grid): number | undefined {
  const within = (to: number): number => (to < 1 || to > of ? from : to);
  switch (key) {
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - columns);
    case 'ArrowDown':
      return within(from + columns);
    case 'Home':
      return 1;
    case 'End':
      return of;
    default:
      return undefined;
  }
}
