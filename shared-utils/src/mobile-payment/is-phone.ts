/** A device that is held in a hand: touched rather than pointed at, and narrow one way. */
export function isPhone(page: Pick<typeof globalThis, 'matchMedia'>): boolean {
  return page.matchMedia('(pointer: coarse) and ((width < 600px) or (height < 600px))').matches;
}
