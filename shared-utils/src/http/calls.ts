import type { ServerClock } from '../clock/clock-types.ts';
import type { Environment, TabChannel } from '../environment/environment-types.ts';
import type { ChallengeTools } from '../abuse/answer-challenge.ts';
import { challengeAnswerer, type AnswerChallenge } from '../abuse/challenges.ts';
import type { CaptchaValue } from '../abuse/captcha-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { Store } from '../stream/store.ts';
import { createApi } from './api.ts';
import type { Api } from './http-types.ts';
import { withTransportRetries } from './retry-transport.ts';
import { createTokenSource, type TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

export interface CallsDependencies {
  readonly environment: Environment;
  readonly clock: ServerClock;
  /** Sends once. */
  readonly transport: Transport;
  /** Who is signed in. */
  readonly userId: () => string | null;
  /** Where tabs give each other the token. */
  readonly tokenChannel: TabChannel;
  readonly language: () => string;
  readonly onSessionLost: () => void;
  readonly storage: BrowserStorage;
  /** Told how the work of a captcha goes. */
  readonly captcha: Store<CaptchaValue>;
}

export interface Calls {
  readonly api: Api;
  /** Without bearer and repeats, for those who have rules of their own. */
  readonly bareApi: Api;
  readonly tokens: TokenSource;
  /** What the facts of this browser are collected with. */
  readonly challengeTools: ChallengeTools;
}

/** The API clients and the token they share. */
export function createCalls(dependencies: CallsDependencies): Calls {
  const { environment, clock, transport, userId, language, onSessionLost, storage, captcha } = dependencies;
  const { origin, timing } = environment;
  const send = withTransportRetries(transport, timing);
  const tokens: TokenSource = createTokenSource({
    timing,
    clock,
    userId,
    channel: dependencies.tokenChannel,
    locked: environment.locked,
    report: environment.report,
    fetchToken: () => guestApi(send).get('/web-api/user/gettoken', { query: { force_refresh: true } }),
    onSessionLost,
  });
  const base = { origin, timing, tokens, language, onSessionLost };

  function guestApi(sendBy: Transport, answerChallenge?: AnswerChallenge): Api {
    return createApi({ ...base, send: sendBy, isSignedIn: () => false, answerChallenge });
  }
  const challengeTools = { api: guestApi(send), captcha, storage, timing };
  const answerChallenge = challengeAnswerer(challengeTools);

  return {
    api: createApi({ ...base, send, isSignedIn: () => userId() !== null, answerChallenge }),
    bareApi: guestApi(transport, answerChallenge),
    tokens,
    challengeTools,
  };
}
