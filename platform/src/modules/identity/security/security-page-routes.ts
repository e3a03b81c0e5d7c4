import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { passkeyRoutes, passkeySignInRoutes } from '../passkeys/passkey-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { questionRoutes } from './question-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

/** Everything the security page calls, and signing in by a passkey. */
export function securityPageRoutes(app: HttpApp, parts: IdentityParts): void {
  securityRoutes(app, parts);
  twoFactorRoutes(app, parts);
  passkeyRoutes(app, parts);
  passkeySignInRoutes(app, parts);
  phoneRoutes(app, parts);
  emailRoutes(app, parts);
  questionRoutes(app, parts);
}
