import type { PlayerId } from '@paddock/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Kernel } from '../../../kernel/module.ts';
import { readSignedText, signText } from '../../../kernel/crypto/signed-text.ts';
import { setOwnCookie } from '../../../kernel/http/own-cookies.ts';

/** Whose appeal it is: a player's, or that of a browser whose guest left an address for the answer. */
export type Writer = { readonly playerId: PlayerId } | { readonly browserId: string; readonly email: string };

/** By what a browser finds its own appeals again. It is signed, so that nobody reads a stranger's by a number. */
const COOKIE = 'appeals';
const PURPOSE = 'blocks.appeals';
const KEPT_SECONDS = 365 * 86_400;

/** The browser of a guest who has written before; undefined for one who has not. */
export function browserOf(
  { secrets }: Pick<Kernel, 'secrets'>,
  { cookies }: FastifyRequest,
): string | undefined {
  const said = cookies[COOKIE];
  return said === undefined || said.length > 200 ? undefined : readSignedText(secrets, PURPOSE, said);
}

export const newBrowser = ({ randomBytes }: Pick<Kernel, 'randomBytes'>): string =>
  Buffer.from(randomBytes(16)).toString('hex');

export function keepBrowser(
  { config, secrets }: Pick<Kernel, 'config' | 'secrets'>,
  reply: FastifyReply,
  browserId: string,
): void {
  setOwnCookie(reply, config, COOKIE, signText(secrets, PURPOSE, browserId), { maxAge: KEPT_SECONDS });
}
