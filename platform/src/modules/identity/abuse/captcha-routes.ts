import {
  CaptchaPassView,
  CaptchaTimeView,
  CaptchaUpdateQuery,
  CaptchaUpdateView,
  CaptchaValidateRequest,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';

/** The captcha's calls (S7-30). */
export function captchaRoutes(app: HttpApp, { kernel, captcha, budgets }: IdentityParts): void {
  app.get(
    '/web-api/captcha/update',
    {
      schema: {
        summary: 'A new captcha (S7-30)',
        querystring: CaptchaUpdateQuery,
        response: { 200: CaptchaUpdateView },
      },
    },
    async (request) => {
      const taken = await budgets.captcha.takeOne(networkOf(request.ip));
      if (!taken.taken) {
        throw new PlatformError('TOO_MANY_REQUESTS', { retryAfterMs: taken.retryAfterMs });
      }
      return captcha.challenge(request.query.level);
    },
  );

  app.get(
    '/web-api/captcha/gettime',
    { schema: { summary: 'The clock captchas expire by (S7-30)', response: { 200: CaptchaTimeView } } },
    () => {
      return { time_ms: kernel.clock.nowMs() };
    },
  );

  app.post(
    '/web-api/captcha/validate',
    {
      schema: {
        summary: 'A solved captcha for a pass (S7-30)',
        body: CaptchaValidateRequest,
        response: { 200: CaptchaPassView },
      },
    },
    (request) => {
      return captcha.validate(request.body.captcha);
    },
  );
}
