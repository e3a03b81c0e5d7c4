import type { HttpApp } from './http-app.ts';

/** What an answer may do that is opened as a page of its own: nothing, and nobody frames it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** An API's addresses. Search engines read them as they draw a page that asks for its content, and list none of them. */
const API = /^\/[a-z-]+-api\//;

/**
 * Gives every answer that is no page of ours a policy. Without one, whoever has a page of this site, a parcel say, frames an
 * answer of the API: the frame is of this origin and has no policy, and what is put into it runs and talks to anybody.
 */
export function forbidPagesOfAnswers(app: HttpApp): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (API.test(request.url)) void reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', NO_PAGE);
    done();
  });
}
