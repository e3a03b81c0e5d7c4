import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_HEADER } from '@paddock/contract';
import type { CaptchaPassView, CaptchaUpdateView, CaptchaValidateRequest } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** Gets a captcha and does its work, as a browser would. */
export async function solvedCaptcha(app: HttpApp, level = 2): Promise<CaptchaValidateRequest['captcha']> {
  const url = `/web-api/captcha/update?level=${level}`;
  const { challenge } = (await app.inject({ url })).json<CaptchaUpdateView>();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('no solution found');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

/** A pass for the header of one call. */
export async function captchaPass(app: HttpApp, level?: number): Promise<string> {
  const captcha = await solvedCaptcha(app, level);
  const answer = await app.inject({ method: 'POST', url: '/web-api/captcha/validate', body: { captcha } });
  return answer.json<CaptchaPassView>().pass;
}

let minted = 0;

/** A pass as for work that was done, for tests that ask for very many: the header of one call. */
export function mintedPass({ clock, secrets }: Pick<Kernel, 'clock' | 'secrets'>, level = 4) {
  const id = String(++minted).padStart(22, '0');
  const body = `${id}.${clock.nowMs() + 60_000}.${level}`;
  return { [CAPTCHA_HEADER]: `${body}.${secrets.sign('captcha.pass', body)}` };
}
