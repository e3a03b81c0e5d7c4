import { payIn } from '../../modules/cashier/pay-in.fixture.ts';
import {
  SESSION_COOKIE,
  sessionCookieOf,
  signUp,
  tokenOf,
  type SignedIn,
} from '../../modules/identity/identity.fixture.ts';
import type { OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import type { KnownValues } from './known-values.ts';
import type { Credentials } from './send-request.ts';

/** A bearer token lives five minutes; it is renewed before. */
const TOKEN_LASTS_MS = 200_000;

export interface FuzzPlayer {
  readonly playerId: string;
  readonly email: string;
  /** Headers of a request of theirs; undefined once nothing signs them in any more. */
  credentials(): Promise<Credentials | undefined>;
  /** Their browser was given another session cookie. */
  adopt(session: string): void;
  /** What they were signed in by may be over: it is looked at before the next request. */
  doubt(): void;
}

export interface PlayerTerms {
  readonly owner: 'player' | 'other';
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly surname?: string;
}

/** Registers a player who has money, a card and an open bet. What is theirs is known from the beginning. */
export async function createFuzzPlayer(
  platform: OperatorsPlatform,
  known: KnownValues,
  { owner, password, ...terms }: PlayerTerms,
): Promise<FuzzPlayer> {
  const { app, clock } = platform;
  const signedIn = await signUp(app, { password, ...terms });
  let { session, token } = signedIn;
  let readAtMs = clock.nowMs();
  await giveMoney(platform, known, owner, signedIn);
  known.add(owner, 'user_id', signedIn.playerId);
  known.add(owner, 'email', terms.email);
  known.add(owner, 'password', password);
  for (const own of [terms.name, terms.surname]) if (own !== undefined) known.hide(owner, own);

  /** The token of a new session, undefined where the password no longer opens one. */
  async function signInAgain(): Promise<string | undefined> {
    const body = { login: terms.email, password, save: true };
    const answer = await app.inject({ method: 'POST', url: '/web-api/auth/login', body });
    const opened = sessionCookieOf(answer.cookies);
    if (opened === undefined) return undefined;
    session = opened;
    return tokenOf(app, session);
  }

  /** What changes security asks for a proof that is at most five minutes old; it gives another cookie. */
  async function proveAnew(): Promise<void> {
    const answer = await app.inject({
      method: 'POST',
      url: '/web-api/user/security/step-up',
      headers: { authorization: `Bearer ${token}` },
      cookies: { [SESSION_COOKIE]: session },
      body: { method: 'password', password },
    });
    session = sessionCookieOf(answer.cookies) ?? session;
    token = await tokenOf(app, session);
  }

  return {
    playerId: signedIn.playerId,
    email: terms.email,
    async credentials() {
      if (clock.nowMs() - readAtMs > TOKEN_LASTS_MS) {
        const renewed = ((await tokenOf(app, session)) as string | undefined) ?? (await signInAgain());
        if (renewed === undefined) return undefined;
        token = renewed;
        readAtMs = clock.nowMs();
        if (owner === 'player') await proveAnew();
      }
      return { authorization: `Bearer ${token}`, cookie: `${SESSION_COOKIE}=${session}` };
    },
    adopt(given) {
      session = given;
      readAtMs = 0;
    },
    doubt: () => (readAtMs = 0),
  };
}

async function giveMoney(
  platform: OperatorsPlatform,
  known: KnownValues,
  owner: PlayerTerms['owner'],
  signedIn: SignedIn,
): Promise<void> {
  const { app } = platform;
  const headers = signedIn.bearer;
  const accounts = await app.inject({ url: '/web-api/user/accounts', headers });
  known.learn(owner, 'accounts', accounts.json());
  const [account] = accounts.json<{ all_accounts: { id: string }[] }>().all_accounts;
  const accountId = account?.id ?? '';
  const instrument = { token: `card-${signedIn.playerId}`, mask: '•••• 4242', holder: 'Mara Lindt' };
  for (let times = 0; times < 5; times += 1)
    known.add(owner, 'deposits.id', await payIn(platform, signedIn, accountId, instrument));
  const line = await app.inject('/web-api/sportsbook/events?section=line');
  known.learn('guest', 'events', line.json());
  const selectionId = known.of('selectionId', 'guest').at(-1);
  const bet = await app.inject({
    method: 'POST',
    url: '/web-api/sportsbook/bets',
    headers: { ...headers, 'idempotency-key': `fuzz-first-bet-${signedIn.playerId}` },
    body: {
      type: 'single',
      accountId,
      stake: '1.00',
      policy: 'any',
      legs: [{ selectionId, priceVersion: '0.0', oddsMilli: 2000 }],
    },
  });
  // An operator may just have closed what it is on.
  if (bet.statusCode === 201) {
    known.learn(owner, 'placements', bet.json());
    known.learn(owner, 'bets', bet.json<{ bet: unknown }>().bet);
  }
  const payouts = await app.inject({ url: `/web-api/cashier/payouts?accountId=${accountId}`, headers });
  known.learn(owner, 'payouts', payouts.json());
}
