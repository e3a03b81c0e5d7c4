/** Programs of search engines and the like say so; nobody reads a dialog there (S4-10). */
export function isRobot(userAgent: string): boolean {
  return /bot\b|crawl|spider|slurp|headlesschrome-lighthouse|bingpreview|mediapartners|facebookexternalhit/i.test(
    userAgent,
  );
}
