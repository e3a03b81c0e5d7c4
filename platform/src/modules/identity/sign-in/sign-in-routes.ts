import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { partnerRoutes } from './partner-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { smsRoutes } from './sms-routes.ts';
import { twoStepRoutes } from './two-step-routes.ts';

/** The ways in of this folder, each in a file of its own. Only JSON is taken, so no foreign form can post here. */
export function signInRoutes(app: HttpApp, parts: IdentityParts): void {
  passwordRoutes(app, parts);
  smsRoutes(app, parts);
  partnerRoutes(app, parts);
  twoStepRoutes(app, parts);
}
