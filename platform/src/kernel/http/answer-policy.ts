import type { HttpApp } from './http-app.ts';

/** What an answer may do that is opened as a page of its own: nothing, and nobody frames it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Gives every answer that is no page of ours a policy. Without one, whoever has a page of this site, a parcel say, frames an
 * answer of the API: the frame is of this origin and has no policy, and what is put into it runs and talks to anybody.
 */
export function forbidPagesOfAnswers(app: HttpApp): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', NO_PAGE);
    done();
  });
}
