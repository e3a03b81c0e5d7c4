import type { FastifyReply, FastifyRequest } from 'fastify';
import { BLOCK_PAGES, isOwnPath, MAINTENANCE_PATH, splitLanguage } from '@paddock/contract';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { setOwnCookie } from '../../../kernel/http/own-cookies.ts';

/**
 * Where a visitor was going who is kept out: the addresses of these pages do not say it (S4-13), but for that of maintenance,
 * which has it in its query.
 */
export const WAY_BACK_COOKIE = 'way_back';
const KEPT_SECONDS = 24 * 3_600;
const LONGEST_CHARS = 1_000;

/** Keeps the asked address as a redirect leads to a page that keeps its visitor out. */
export function keepWayBack(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<PlatformConfig, 'mode' | 'publicOrigin'>,
  to: string,
): void {
  const { path } = splitLanguage(to);
  if (!BLOCK_PAGES.includes(path) || path === MAINTENANCE_PATH) return;
  const asked = new URL(request.url, 'http://site.invalid');
  const back = splitLanguage(asked.pathname).path + asked.search;
  if (isWayBack(back)) setOwnCookie(reply, config, WAY_BACK_COOKIE, back, { maxAge: KEPT_SECONDS });
}

/** Where it leads back to: a path of this site without language; undefined where nothing was kept that leads on. */
export function readWayBack({ cookies }: FastifyRequest): string | undefined {
  const back = cookies[WAY_BACK_COOKIE];
  return back !== undefined && isWayBack(back) ? back : undefined;
}

const isWayBack = (path: string): boolean =>
  path.length <= LONGEST_CHARS && isOwnPath(path) && !BLOCK_PAGES.includes(path.split('?', 1)[0] ?? '');
