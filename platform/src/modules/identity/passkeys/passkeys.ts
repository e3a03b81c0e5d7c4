import type { PlayerId } from '@paddock/contract';
import type { AddPasskeyRequest, PasskeyOptionsView, PasskeySignInRequest } from '@paddock/contract/schemas';

import { createTryBudget, type TryBudget } from '../abuse/try-budgets.ts';
import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PlayerPrincipal } from '../principal.ts';
import type { EventTrace, SecurityEvents } from '../security/security-events.ts';
import { createChallenges, type ChallengeOwner } from './challenges.ts';
import { findPasskey, insertPasskey, listPasskeys, noteUse, type Passkey } from './passkeys-store.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

/** Passkeys a player may have. */
export const PASSKEYS_MOST = 10;
/** What one address may do: autofill asks for options with every sign-in form it shows. */
const ADDRESS_BUDGET = { burst: 60, refillMs: 1_000 };
/** Ed25519, ES256 and RS256 (COSE numbers): what authenticators sell. */
const ALGORITHMS = [-8, -7, -257];
const CALL_TIMEOUT_MS = 120_000;

/** Loaded at the first use: it is three hundred modules, which no start and no test without passkeys pays for. */
const webAuthn = () => import('@simplewebauthn/server');

export type PasskeyUse = PasskeySignInRequest['response'];

/** Passkeys by the rules of WebAuthn; what is signed is checked by the library. */
export interface Passkeys {
  /** False where the site's address can have none. */
  readonly isOffered: boolean;
  registerOptions(principal: PlayerPrincipal, account: string): Promise<PasskeyOptionsView>;
  /** @throws PASSKEY_REFUSED, PASSKEYS_FULL. */
  register(principal: PlayerPrincipal, request: AddPasskeyRequest, trace: EventTrace): Promise<void>;
  /** What a visitor's browser needs to look for any passkey of this site. `visitor` is the secret of its cookie. */
  signInOptions(visitor: string): Promise<PasskeyOptionsView>;
  /** Who has just used a passkey. @throws PASSKEY_REFUSED. */
  signIn(visitor: string, response: PasskeyUse, trace: EventTrace): Promise<PlayerId>;
  /** For a proof of who is there: the player's own passkeys alone. */
  proofOptions(principal: PlayerPrincipal): Promise<PasskeyOptionsView>;
  /** @throws PASSKEY_REFUSED, also for another player's. */
  prove(principal: PlayerPrincipal, response: PasskeyUse, trace: EventTrace): Promise<void>;
  /** Options given to and passkeys tried from one address. */
  readonly budget: TryBudget;
  forgetOld(): Promise<void>;
}

export function createPasskeys(kernel: Kernel, events: SecurityEvents, siteName: () => string): Passkeys {
  const { db, clock, config, secrets, log } = kernel;
  const party = relyingPartyOf(config);
  const challenges = createChallenges(kernel);
  const budget = createTryBudget(kernel, 'passkeys', ADDRESS_BUDGET);
  /** The same for all passkeys of a player, so that a device keeps one; tells nobody who it is. */
  const handleOf = (playerId: PlayerId) => secrets.lasting.sign('identity.passkey-user', playerId);

  /** The library throws at everything that is not right; whatever the cause, the player is told the same. */
  async function checked<Result>(check: (party: RelyingParty) => Promise<Result>): Promise<Result> {
    if (party === undefined) throw new PlatformError('PASSKEY_REFUSED');
    try {
      return await check(party);
    } catch (error) {
      if (error instanceof PlatformError) throw error;
      log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused');
      throw new PlatformError('PASSKEY_REFUSED');
    }
  }

  /** A second device with the same key: the use is refused, and the owner hears of it. */
  async function refuseCopy({ playerId, credentialId }: Passkey, trace: EventTrace): Promise<never> {
    log.warn({ playerId, credentialId }, 'a passkey came with a counter that did not grow');
    await inTransaction(db, (tx) => events.record(tx, { playerId, kind: 'passkey-copied', trace }));
    throw new PlatformError('PASSKEY_REFUSED');
  }

  const useOptions = (owner: ChallengeOwner, own?: readonly Passkey[]) =>
    checked(async ({ id }) => ({
      ...(await (
        await webAuthn()
      ).generateAuthenticationOptions({
        rpID: id,
        challenge: challengeBytes(await challenges.issue(owner)),
        timeout: CALL_TIMEOUT_MS,
        userVerification: 'required',
        ...(own === undefined ? {} : { allowCredentials: own.map(descriptorOf) }),
      })),
    }));

  const use = (owner: ChallengeOwner, response: PasskeyUse, trace: EventTrace) =>
    checked(async ({ id, origin }) => {
      const passkey = await findPasskey(db, response.id);
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.spend(challenge, owner),
        expectedOrigin: origin,
        expectedRPID: id,
        // The counter is looked at below, where two uses at the same moment cannot both pass.
        credential: { id: response.id, publicKey: passkey?.publicKey ?? new Uint8Array(), counter: 0 },
        requireUserVerification: true,
      });
      if (!verified || passkey === undefined || !ownsHandle(passkey, response))
        throw new PlatformError('PASSKEY_REFUSED');
      const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
      const isNewUse = await noteUse(db, passkey.credentialId, { counter, isSynced, atMs: clock.nowMs() });
      return isNewUse ? passkey.playerId : refuseCopy(passkey, trace);
    });

  return {
    isOffered: party !== undefined,
    registerOptions: ({ playerId, sessionId }, account) =>
      checked(async ({ id }) => ({
        ...(await (
          await webAuthn()
        ).generateRegistrationOptions({
          rpName: siteName(),
          rpID: id,
          userName: account,
          userID: new TextEncoder().encode(handleOf(playerId)),
          challenge: challengeBytes(await challenges.issue({ purpose: 'register', owner: sessionId })),
          timeout: CALL_TIMEOUT_MS,
          attestationType: 'none',
          supportedAlgorithmIDs: ALGORITHMS,
          excludeCredentials: (await listPasskeys(db, playerId)).map(descriptorOf),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        })),
      })),
    register: ({ playerId, sessionId }, { name, response }, trace) =>
      checked(async ({ id, origin }) => {
        const { verifyRegistrationResponse } = await webAuthn();
        const { registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) =>
            challenges.spend(challenge, { purpose: 'register', owner: sessionId }),
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (registrationInfo === undefined) throw new PlatformError('PASSKEY_REFUSED');
        const { credential, credentialBackedUp } = registrationInfo;
        const passkey: Passkey = {
          credentialId: credential.id,
          playerId,
          userHandle: Buffer.from(handleOf(playerId)).toString('base64url'),
          publicKey: credential.publicKey,
          counter: credential.counter,
          transports: credential.transports ?? [],
          name,
          isSynced: credentialBackedUp,
          createdAtMs: clock.nowMs(),
          lastUsedAtMs: null,
        };
        await inTransaction(db, async (tx) => {
          if (!(await insertPasskey(tx, passkey, PASSKEYS_MOST))) throw new PlatformError('PASSKEYS_FULL');
          await events.record(tx, { playerId, kind: 'passkey-added', trace });
        });
      }),
    signInOptions: (visitor) => useOptions({ purpose: 'sign-in', owner: visitor }),
    signIn: (visitor, response, trace) => use({ purpose: 'sign-in', owner: visitor }, response, trace),
    proofOptions: async (principal) =>
      useOptions(proofOf(principal), await listPasskeys(db, principal.playerId)),
    async prove(principal, response, trace) {
      const playerId = await use(proofOf(principal), response, trace);
      if (playerId !== principal.playerId) throw new PlatformError('PASSKEY_REFUSED');
    },
    budget,
    async forgetOld() {
      await challenges.forgetOld();
      await budget.forgetFull();
    },
  };
}

const proofOf = ({ sessionId }: PlayerPrincipal): ChallengeOwner => ({
  purpose: 'step-up',
  owner: sessionId,
});

/** The library takes bytes and writes them as base64url again. */
const challengeBytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

const descriptorOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: [...transports],
});

/** A discoverable passkey says whose it is; one that is named says nothing. */
function ownsHandle({ userHandle }: Passkey, { response }: PasskeyUse): boolean {
  return response.userHandle === undefined || response.userHandle === userHandle;
}
