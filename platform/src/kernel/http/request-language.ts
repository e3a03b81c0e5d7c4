import type { FastifyRequest } from 'fastify';
import { isLanguageCode } from '@paddock/contract';

/** The language the page is shown in, as it says in `X-Language`. */
export function languageOf(request: FastifyRequest): string {
  const language = request.headers['x-language'];
  return typeof language === 'string' && isLanguageCode(language) ? language : 'en';
}
