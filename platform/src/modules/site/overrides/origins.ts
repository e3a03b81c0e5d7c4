/** The origin a text names, in its one spelling; undefined when it is anything but a bare http or https origin. */
export function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && origin === text ? origin : undefined;
}

/** A site's own list of where overrides may come from: exact origins, or one host at any port (`http://127.0.0.1:*`). */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  const anyPort = origin.replace(/:\d+$/, ':*');
  return allowed.some((entry) => entry === origin || entry === anyPort);
}

/** The same origin for web sockets, by which a development server tells of changes. */
export function socketOriginOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
