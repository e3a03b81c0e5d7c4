import type { FastifyRequest } from 'fastify';

import type { HttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';

/**
 * The refusal of a value with a text that no database keeps: U+0000 and halves of surrogate pairs. A property's name
 * counts as the property. Undefined where all of it can be kept.
 */
export function unkeepableText(value: unknown, at = ''): PlatformError | undefined {
  const found = unkeepableAt(value, at);
  return found === undefined
    ? undefined
    : new PlatformError('INVALID_INPUT', [{ at: found, message: 'has a character that cannot be kept' }]);
}

/** The text as it can be kept, for what must not be refused for a letter: each such character is replaced by U+FFFD. */
export function keepableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

/**
 * Refuses such a text in the path and the query of an address and in a form, where `%00` writes it. Only routes that say
 * what their parts are look at them: a page's is anybody's. With `readJsonBodies`: text that came in is text that can be
 * stored.
 */
export function refuseUnkeepableAddresses(app: HttpApp): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const inAddress = request.url.includes('%00') ? unkeepableAddress(request) : undefined;
    done(inAddress ?? (isForm(request) ? unkeepableText(request.body) : undefined));
  });
}

function unkeepableAddress({ routeOptions, params, query }: FastifyRequest): PlatformError | undefined {
  const { schema } = routeOptions;
  return (
    (schema?.params === undefined ? undefined : unkeepableText(params, '/params')) ??
    (schema?.querystring === undefined ? undefined : unkeepableText(query, '/query'))
  );
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

function unkeepableAt(value: unknown, at: string): string | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : at;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isKeepable(key)) return at;
    const found = unkeepableAt(inner, `${at}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
