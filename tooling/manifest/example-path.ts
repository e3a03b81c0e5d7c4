/** A pattern without its optional parts: `/live{/:sport{/:champ}}` gives `/live`. */
export function requiredPart(pattern: string): string {
  let path = pattern;
  // Optional parts may hold optional parts: the innermost go first.
  while (/\{[^{}]*\}/.test(path)) path = path.replaceAll(/\{[^{}]*\}/g, '');
  return path || '/';
}

/** A path that a route's pattern matches, to open it; parameters are 1. `/events/:id` gives `/events/1`. */
export function examplePath(pattern: string): string {
  return requiredPart(pattern).replaceAll(/[:*]\w+/g, '1');
}
