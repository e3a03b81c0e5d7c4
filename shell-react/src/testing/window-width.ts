/** Plays the width of the window for media queries, which jsdom does not have. */
export function setWindowWidth(widthPx: number): void {
  const matches = (query: string): boolean => {
    const max = /max-width: (\d+)px/.exec(query)?.[1];
    return max !== undefined && widthPx <= Number(max);
  };
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
