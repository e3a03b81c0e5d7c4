import type { ApiResult, Failure } from '../http/http-types.ts';
import type { WireRequest } from '../http/transport.ts';
import { loadLater } from '../page/load-later.ts';
import type { ChallengeTools } from './answer-challenge.ts';

/** What a call was refused for and can be repeated with: a captcha (S7-04) or fresh facts of the browser (S7-03). */
export function isChallenge(result: ApiResult<unknown>): result is Failure {
  return (
    !result.ok &&
    result.httpStatus === 400 &&
    ['CAPTCHA_REQUIRED', 'FINGERPRINT_STALE'].includes(result.problem.code)
  );
}

export type AnswerChallenge = (
  request: WireRequest,
  failure: Failure,
  send: (request: WireRequest) => Promise<ApiResult<unknown>>,
) => Promise<ApiResult<unknown>>;

/** Brings what answers a challenge with the first one; without it the call stays refused. */
export function challengeAnswerer(tools: ChallengeTools): AnswerChallenge {
  return (request, failure, send) =>
    loadLater().then(
      ({ answerChallenge }) => answerChallenge(tools, request, failure, send),
      () => failure,
    );
}
