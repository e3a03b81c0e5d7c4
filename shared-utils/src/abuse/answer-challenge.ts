import { CAPTCHA_HEADER, type CaptchaDetails } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';
import type { Api, ApiResult, Failure } from '../http/http-types.ts';
import type { WireRequest } from '../http/transport.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { Store } from '../stream/store.ts';
import type { CaptchaValue } from './captcha-types.ts';
import { isChallenge } from './challenges.ts';
import { freshFingerprint } from './fingerprint.ts';
import { captchaPass } from './solve-captcha.ts';

export interface ChallengeTools {
  /** Asks without answering challenges. */
  readonly api: Api;
  readonly captcha: Store<CaptchaValue>;
  readonly storage: BrowserStorage;
  readonly timing: Environment['timing'];
}

/** A captcha may be over by the time it is solved on a slow phone: another one is tried. */
const CAPTCHA_ROUNDS = 2;

/**
 * Repeats a refused call with what it lacked: a captcha's pass, up to twice, and fresh facts of the browser, once. When
 * that cannot be had the refusal stands.
 */
export async function answerChallenge(
  tools: ChallengeTools,
  request: WireRequest,
  failure: Failure,
  send: (request: WireRequest) => Promise<ApiResult<unknown>>,
): Promise<ApiResult<unknown>> {
  let result: ApiResult<unknown> = failure;
  let repeated = request;
  let captchas = 0;
  let hasFreshFacts = false;
  while (isChallenge(result)) {
    if (result.problem.code === 'CAPTCHA_REQUIRED') {
      const pass =
        captchas++ < CAPTCHA_ROUNDS
          ? await captchaPass(tools, { level: levelIn(result), signal: request.signal })
          : undefined;
      if (pass === undefined) return result;
      repeated = { ...repeated, headers: { ...repeated.headers, [CAPTCHA_HEADER]: pass } };
    } else {
      const token = hasFreshFacts ? undefined : (await freshFingerprint(tools)).token;
      if (token === undefined) return result;
      hasFreshFacts = true;
      repeated = { ...repeated, body: { ...(repeated.body as object), components_data: token } };
    }
    result = await send(repeated);
  }
  return result;
}

/** How much work the refusal asks for, where the server says so. */
function levelIn({ problem }: Failure): number | undefined {
  const { level } = (problem.details ?? {}) as Partial<CaptchaDetails>;
  return Number.isInteger(level) ? level : undefined;
}
