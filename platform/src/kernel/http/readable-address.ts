/**
 * An address anyone can type gets an answer of ours. Percent signs that begin no escape are escaped themselves, and what no
 * address can be read from (`//[`, the absolute form with a port that is none) becomes a path that names nothing here:
 * whoever reads the address after this can.
 */
export function readableAddress(url: string): string {
  const escaped = wellEscaped(url);
  return URL.canParse(escaped, ANY_SITE) ? escaped : `/${encodeURIComponent(url)}`;
}

const ANY_SITE = 'http://site.invalid';

function wellEscaped(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
