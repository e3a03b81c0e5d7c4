import type { HttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';

/**
 * Makes the app refuse JSON with a text that no database keeps: U+0000 and halves of surrogate pairs. Both are valid
 * JSON and only an escape can write them, so bodies without one are not looked through. Text that came in is text that
 * can be stored, at every endpoint.
 */
export function readJsonBodies(app: HttpApp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, body: unknown) => {
      if (error !== null) return done(error);
      const at = text.includes('\\u') ? unkeepableAt(body, '') : undefined;
      if (at === undefined) return done(null, body);
      done(new PlatformError('INVALID_INPUT', [{ at, message: 'has a character that cannot be kept' }]));
    });
  });
}

/** Where in a JSON value the first such text is; a property's name counts as the property. */
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
