import type { ServerClock } from '../clock/clock-types.ts';
import type { Environment } from '../environment/environment-types.ts';
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
  readonly isSignedIn: () => boolean;
  readonly language: () => string;
  readonly onSessionLost: () => void;
}

export interface Calls {
  readonly api: Api;
  /** Without bearer and repeats, for those who have rules of their own. */
  readonly bareApi: Api;
  readonly tokens: TokenSource;
}

/** The API clients and the token they share. */
export function createCalls(dependencies: CallsDependencies): Calls {
  const { environment, clock, transport, isSignedIn, language, onSessionLost } = dependencies;
  const { origin, timing } = environment;
  const send = withTransportRetries(transport, timing);
  const tokens: TokenSource = createTokenSource(timing, clock, (path) => guestApi(send).get(path));
  const base = { origin, timing, tokens, language, onSessionLost };

  function guestApi(sendBy: Transport): Api {
    return createApi({ ...base, send: sendBy, isSignedIn: () => false });
  }

  return {
    api: createApi({ ...base, send, isSignedIn }),
    bareApi: guestApi(transport),
    tokens,
  };
}
