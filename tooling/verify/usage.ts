/** Why these checks cannot be asked for, with the names of those that can; nothing where they can. */
export function unknownChecks(asked: readonly string[], known: readonly string[]): string | undefined {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `verify: no check is called ${unknown.join(', ')}. There are ${known.join(', ')}.`;
}

/** What `npm run verify -- --help` says. */
export const usageOf = (known: readonly string[]): string =>
  `npm run verify               every check; builds before the long ones
npm run verify -- NAME ...   the named checks; builds for "sizes" alone
npm run verify -- --changed  the quick ones, and lint, types and format of what differs from the last commit

Checks: ${known.join(', ')}`;
