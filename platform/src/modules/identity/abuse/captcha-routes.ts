import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';

/** The captcha's calls (S7-30). */
export function captchaRoutes(app: HttpApp, { kernel, captcha, budgets }: IdentityParts): void {
  serve(app, 'GET /web-api/captcha/update', async (request) => {
    const taken = await budgets.captcha.takeOne(networkOf(request.ip));
    if (!taken.taken) {
      throw new PlatformError('TOO_MANY_REQUESTS', { retryAfterMs: taken.retryAfterMs });
    }
    return captcha.challenge(request.query.level);
  });

  serve(app, 'GET /web-api/captcha/gettime', () => {
    return { time_ms: kernel.clock.nowMs() };
  });

  serve(app, 'POST /web-api/captcha/validate', (request) => {
    return captcha.validate(request.body.captcha);
  });
}
