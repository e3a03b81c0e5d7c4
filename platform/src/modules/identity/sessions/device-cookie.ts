import type { FastifyReply, FastifyRequest } from 'fastify';

import { setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** Names the browser over sign-outs, so that its owner knows it again; proves nothing about who uses it. */
export const DEVICE_COOKIE = 'paddock_device';
/** Browsers keep no cookie longer than 400 days. */
const COOKIE_SEC = 400 * 24 * 3_600;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** The device a request comes from; undefined on a first visit. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  const value = request.cookies[DEVICE_COOKIE];
  return value !== undefined && TOKEN_SHAPE.test(value) ? value : undefined;
}

/** The device a request comes from, made known to its browser from now on. */
export function keepDeviceCookie(
  { config, randomBytes }: Pick<Kernel, 'config' | 'randomBytes'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const token = readDeviceCookie(request) ?? Buffer.from(randomBytes(32)).toString('base64url');
  setOwnCookie(reply, config, DEVICE_COOKIE, token, { maxAge: COOKIE_SEC });
  return token;
}
