import { sql } from 'kysely';
import type { RegistrationRequest } from '@paddock/contract/schemas';
import {
  displayPublicNumber,
  REGISTRATION_KINDS,
  type PlayerId,
  type RegistrationTerms,
} from '@paddock/contract';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import {
  createTestPlatform,
  IDENTITY_ALONE,
  MESSAGES_ALONE,
  type TestPlatform,
  WALLET_ALONE,
} from '../../testing/index.ts';
import { createMessages, type Messages } from '../messages/index.ts';
import { withoutDelivery } from '../messages/messages.fixture.ts';
import { createWallet, type Wallet } from '../wallet/index.ts';
import { createIdentityParts, type IdentityParts } from './identity-parts.ts';
import { createIdentity, playerNumbers, type Identity, type IdentityDependencies } from './index.ts';
import { cookieNameOf } from '../../kernel/http/own-cookies.ts';
import { SESSION_COOKIE } from './sessions/session-cookie.ts';

export { SESSION_COOKIE };

export type IdentityPlatform = TestPlatform<{ messages: Messages; wallet: Wallet; identity: Identity }>;

export interface IdentityFixtureOptions {
  readonly config?: Partial<PlatformConfig>;
  readonly registrationAllowed?: boolean;
  readonly mayEnter?: boolean;
  readonly registrationTerms?: Partial<RegistrationTerms>;
  /** What other modules would give. */
  readonly dependencies?: Partial<IdentityDependencies>;
}

/** Identity and wallet on a real database. */
export function createIdentityFixture(options: IdentityFixtureOptions = {}): Promise<IdentityPlatform> {
  return createTestPlatform(
    (kernel) => {
      const wallet = createWallet(kernel, {
        ...WALLET_ALONE,
        requirePlayer: (request) => identity.requirePlayer(request),
      });
      const messages = withoutDelivery(createMessages(kernel, MESSAGES_ALONE));
      const identity: Identity = createIdentity(kernel, dependenciesOf({ wallet, messages }, options));
      return { messages, wallet, identity };
    },
    { ...(options.config === undefined ? {} : { config: options.config }) },
  );
}

const TERMS: RegistrationTerms = {
  kinds: REGISTRATION_KINDS,
  emailProof: 'later',
  start: 'modal',
  agreement: false,
  bonuses: [],
};

function dependenciesOf(
  { wallet, messages }: { readonly wallet: Wallet; readonly messages: Messages },
  options: IdentityFixtureOptions,
): IdentityDependencies {
  return {
    ...IDENTITY_ALONE,
    sendMessage: messages.send,
    openAccounts: (tx, player) => wallet.openAccounts(tx, player),
    mayEnter: () => Promise.resolve(options.mayEnter ?? true),
    registrationAllowed: () => options.registrationAllowed ?? true,
    registrationTerms: () => options.registrationTerms && { ...TERMS, ...options.registrationTerms },
    ...options.dependencies,
  };
}

/** Identity's parts on a platform's database, to test routes with one of them replaced. */
export function identityPartsOf(platform: IdentityPlatform): IdentityParts {
  return createIdentityParts(platform.kernel, dependenciesOf(platform.modules, {}));
}

export const PASSWORD = 'correct horse battery';

export function registrationForm(over: Partial<RegistrationRequest> = {}): RegistrationRequest {
  return {
    email: 'ann@example.com',
    password: PASSWORD,
    country_id: 276,
    currency_id: 'EUR',
    birth_date: '1990-05-17',
    language: 'en',
    terms_accepted: true,
    ...over,
  };
}

export interface SignedIn {
  readonly playerId: PlayerId;
  readonly email: string;
  /** Value of the session cookie. */
  readonly session: string;
  readonly token: string;
  /** Headers of an API call by this player. */
  readonly bearer: { readonly authorization: string };
}

/** What people know a player by, as the site and the commands write it. */
export async function shownNumber(
  { kernel }: Pick<IdentityPlatform, 'kernel'>,
  playerId: PlayerId,
): Promise<string> {
  return displayPublicNumber((await playerNumbers.numbersOf(kernel.db, [playerId]))(playerId));
}

let players = 0;

/** Registers somebody new through the API and fetches a bearer token. */
export async function signUp(
  app: HttpApp,
  { email = `player${++players}@example.com`, ...over }: Partial<RegistrationRequest> = {},
): Promise<SignedIn> {
  const registered = await app.inject({
    method: 'POST',
    url: '/web-api/registration',
    body: registrationForm({ ...over, email }),
  });
  if (registered.statusCode !== 201) throw new Error(registered.body);
  const session = sessionCookieOf(registered.cookies) ?? '';
  const token = await tokenOf(app, session);
  return {
    playerId: registered.json<{ user_id: PlayerId }>().user_id,
    email,
    session,
    token,
    bearer: { authorization: `Bearer ${token}` },
  };
}

export async function tokenOf(app: HttpApp, session: string): Promise<string> {
  const answer = await app.inject({
    url: '/web-api/user/gettoken',
    cookies: withSession(session),
  });
  return answer.json<{ token: string }>().token;
}

/** The name a session's cookie has over TLS. */
const HOST_SESSION_COOKIE = cookieNameOf(
  { mode: 'production', publicOrigin: 'https://any.example' },
  SESSION_COOKIE,
);

/** What a browser with a session sends, over http and over TLS: either site reads its own. */
export const withSession = (session: string) => ({
  [SESSION_COOKIE]: session,
  [HOST_SESSION_COOKIE]: session,
});

export function sessionCookieOf(cookies: readonly { name: string; value: string }[]): string | undefined {
  return cookies.find(({ name }) => name === SESSION_COOKIE || name === HOST_SESSION_COOKIE)?.value;
}

let phones = 10_000_000;

/** A mobile number nobody had before. */
export const newPhone = (): string => `+49151${++phones}`;

/** Binds a phone number to a player, as the security page would. */
export async function givePhone(
  { kernel }: IdentityPlatform,
  playerId: PlayerId,
  phone: string,
): Promise<void> {
  await sql`
    insert into identity_login (kind, login_key, player_id) values ('phone', ${phone}, ${playerId})`.execute(
    kernel.db,
  );
}
