/** What a file of the server's process is part of, for the table of costs; first match. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^\(idle\)$/, 'idle'],
  [/^\(garbage collector\)$/, 'garbage'],
  [/node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+)\//, 'the driver (pg)'],
  [/node_modules\/kysely\//, 'writing SQL (kysely)'],
  [/node_modules\//, 'Fastify and what it brings'],
  [/platform\/src\/kernel\/http\//, 'kernel: HTTP'],
  [/platform\/src\/kernel\/(database|idempotency)\//, 'kernel: database'],
  [/platform\/src\/modules\/sportsbook\//, 'sportsbook'],
  [/platform\/src\/modules\/(wallet|limits)\//, 'wallet and limits'],
  [/platform\/src\/|contract\//, 'everything else of ours'],
  [/^node:/, 'Node: HTTP, sockets, streams'],
];

/** What is outside JavaScript: system calls, parsing of HTTP, JSON. */
const NATIVE = 'native code';
export const IDLE = 'idle';

/** Time by part, the largest first; the idle one left out. */
export function byPart(
  selfMs: Readonly<Record<string, number>>,
): readonly (readonly [part: string, ms: number])[] {
  const sums = new Map<string, number>();
  for (const [place, ms] of Object.entries(selfMs)) {
    const part = PARTS.find(([pattern]) => pattern.test(place))?.[1] ?? NATIVE;
    if (part !== IDLE) sums.set(part, (sums.get(part) ?? 0) + ms);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
