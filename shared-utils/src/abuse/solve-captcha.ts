import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { ChallengeTools } from './answer-challenge.ts';

/**
 * Gets a captcha, does its work and answers the pass for one call; undefined when that fails or is given up. The work is
 * the browser's own key derivation, which does not hold up the page. Its progress is told truthfully: tries made of
 * the most there can be.
 */
export async function captchaPass(
  { api, captcha }: Pick<ChallengeTools, 'api' | 'captcha'>,
  { level, signal }: { readonly level: number | undefined; readonly signal: AbortSignal | undefined },
): Promise<string | undefined> {
  captcha.set({ status: 'working', progress: 0 });
  try {
    const update = await api.get('/web-api/captcha/update', { query: { level } });
    if (!update.ok) return undefined;
    const { challenge } = update.data;
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort());
    let tries = 0;
    const solution = await solveChallenge({
      challenge,
      controller,
      deriveKey(...inputs) {
        tries += 1;
        captcha.set({ status: 'working', progress: Math.min(1, tries / challenge.parameters.data.max) });
        return deriveKey(...inputs);
      },
    });
    if (solution === null) return undefined;
    const { counter, derivedKey } = solution;
    const answer = await api.post('/web-api/captcha/validate', {
      captcha: { challenge, solution: { counter, derivedKey } },
    });
    return answer.ok ? answer.data.pass : undefined;
  } catch {
    // Without an encrypted connection a browser has no key derivation; the refusal stands.
    return undefined;
  } finally {
    captcha.set({ status: 'idle' });
  }
}
