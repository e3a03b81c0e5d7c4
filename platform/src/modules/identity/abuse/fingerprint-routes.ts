import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { IdentityParts } from '../identity-parts.ts';

/** The call that turns a browser's facts into a token (S3-31). */
export function fingerprintRoutes(app: HttpApp, { fingerprints }: IdentityParts): void {
  serve(app, 'POST /web-api/auth/fingerprint', (request) => {
    return fingerprints.issue(request.body.components);
  });
}
