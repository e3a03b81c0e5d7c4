import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { CAPTCHA_BUDGET, type IdentityParts } from '../identity-parts.ts';
import { createRankedLimit } from '../passwords/ranked-limit.ts';

/**
 * A challenge costs the server as much as one try at it, ten milliseconds at the highest level: of all networks together
 * they are made in one lane, so that whoever asks from many leaves the machine to the others.
 */
const MAKING = { lanes: 1, waitAtMost: { known: 1_000, stranger: 30 } };
/** So many in a minute are asked for by who signs in; a network that asks for more comes after the others. */
const CALM = 5;

/** The captcha's calls (S7-30). */
export function captchaRoutes(app: HttpApp, { kernel, captcha, budgets }: IdentityParts): void {
  const making = createRankedLimit(MAKING);
  serve(app, 'GET /web-api/captcha/update', async (request) => {
    const taken = await budgets.captcha.takeOne(networkOf(request.ip));
    if (!taken.taken) {
      throw new PlatformError('TOO_MANY_REQUESTS', { retryAfterMs: taken.retryAfterMs });
    }
    const rank = taken.left >= CAPTCHA_BUDGET.burst - CALM ? 'known' : 'stranger';
    return making.run(rank, () => captcha.challenge(request.query.level));
  });

  serve(app, 'GET /web-api/captcha/gettime', () => {
    return { time_ms: kernel.clock.nowMs() };
  });

  serve(app, 'POST /web-api/captcha/validate', (request) => {
    return captcha.validate(request.body.captcha);
  });
}
