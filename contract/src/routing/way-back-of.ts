import { isOwnPath } from '../site/own-path.ts';
import { OLD_BROWSER_PATH } from '../site/way-back.ts';
import { BLOCK_PAGES } from './block-lists.ts';

/**
 * The path to go back to once maintenance is over, or with a newer browser, without a language; home where the query names none.
 * Only a path of this site counts, and none that says itself why somebody is kept out: `//host` and backslashes are addresses of
 * others.
 */
export function wayBackOf(query: string): string {
  const path = new URLSearchParams(query).get('path') ?? '/';
  const [page = ''] = path.split(/[?#]/);
  const leadsOn = !BLOCK_PAGES.includes(page) && page !== OLD_BROWSER_PATH;
  return isOwnPath(path) && leadsOn ? path : '/';
}
