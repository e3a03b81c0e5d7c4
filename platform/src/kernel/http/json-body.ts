import type { HttpApp } from './http-app.ts';
import { unkeepableText } from './unkeepable-text.ts';

/**
 * Makes the app refuse JSON with a text that no database keeps: valid JSON, which only an escape can write, so bodies
 * without one are not looked through.
 */
export function readJsonBodies(app: HttpApp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, body: unknown) => {
      if (error !== null) return done(error);
      const refusal = text.includes('\\u') ? unkeepableText(body) : undefined;
      if (refusal === undefined) done(null, body);
      else done(refusal);
    });
  });
}
