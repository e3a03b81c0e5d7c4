import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_HEADER } from '@paddock/contract';
import type { CaptchaPassView, CaptchaUpdateView } from '@paddock/contract/schemas';

import { bodyOf } from './register.ts';

/** Does the work of a captcha as a browser would: the header of one call, such as for a code by SMS. */
export async function captchaHeader(origin: string): Promise<Record<string, string>> {
  const asked = await fetch(`${origin}/web-api/captcha/update`);
  const { challenge } = await bodyOf<CaptchaUpdateView>(asked);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the captcha has no solution');
  const { counter, derivedKey } = solution;
  const answer = await fetch(`${origin}/web-api/captcha/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ captcha: { challenge, solution: { counter, derivedKey } } }),
  });
  return { [CAPTCHA_HEADER]: (await bodyOf<CaptchaPassView>(answer)).pass };
}
