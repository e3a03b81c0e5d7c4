import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaPassView, CaptchaUpdateView, CaptchaValidateRequest } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';

/** Gets a captcha and does its work, as a browser would. */
export async function solvedCaptcha(app: HttpApp): Promise<CaptchaValidateRequest['captcha']> {
  const { challenge } = (await app.inject({ url: '/web-api/captcha/update' })).json<CaptchaUpdateView>();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('no solution found');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

/** A pass for the header of one call. */
export async function captchaPass(app: HttpApp): Promise<string> {
  const captcha = await solvedCaptcha(app);
  const answer = await app.inject({ method: 'POST', url: '/web-api/captcha/validate', body: { captcha } });
  return answer.json<CaptchaPassView>().pass;
}
