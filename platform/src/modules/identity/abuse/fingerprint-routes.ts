import { FingerprintRequest, FingerprintView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { IdentityParts } from '../identity-parts.ts';

/** The call that turns a browser's facts into a token (S3-31). */
export function fingerprintRoutes(app: HttpApp, { fingerprints }: IdentityParts): void {
  app.post(
    '/web-api/auth/fingerprint',
    {
      schema: {
        summary: "A token of the browser's facts (S3-31)",
        body: FingerprintRequest,
        response: { 200: FingerprintView },
      },
    },
    (request) => {
      return fingerprints.issue(request.body.components);
    },
  );
}
