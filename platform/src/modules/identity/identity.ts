import { DAY_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { Identity, IdentityDependencies } from './identity-api.ts';
import { createIdentityParts } from './identity-parts.ts';
import { identityMigrations } from './migrations.ts';
import { createAccountsOfPerson } from './persons/accounts-of-person.ts';
import { isUnproven } from './persons/unproven-store.ts';
import { personReviewRoutes } from './persons/review-routes.ts';
import { lockPerson, personOf, playersOf } from './persons/same-person-store.ts';
import { phoneRoutes } from './persons/phone-routes.ts';
import { activationRoutes } from './activation/activation-routes.ts';
import { changePasswordRoute } from './passwords/change-password-route.ts';
import { forgotPasswordRoutes } from './passwords/forgot-password-routes.ts';
import { playerNumbers } from './player-numbers.ts';
import {
  birthDateOf,
  bonusChoiceOf,
  brandOfPlayer,
  findPlayer,
  findPlayersAfter,
  findTold,
  speakTo,
} from './players-store.ts';
import { visitorsSince, visitsSince } from './sessions/visits.ts';
import { readUserData } from './profile/user-data-store.ts';
import { restrictionRoutes } from './profile/restriction-routes.ts';
import { userRoutes } from './profile/profile-routes.ts';
import { securityPageRoutes } from './security/security-page-routes.ts';
import { TOKEN_LIFETIME_MS } from './sessions/access-tokens.ts';
import { playerBehind } from './sessions/player-behind.ts';
import { readSessionCookie } from './sessions/session-cookie.ts';
import { captchaRoutes } from './abuse/captcha-routes.ts';
import { fingerprintRoutes } from './abuse/fingerprint-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { deviceRoutes } from './sessions/device-routes.ts';
import { besideOnDevices, fromOneNetwork, sharesDevice } from './sessions/shared-devices.ts';
import { jwksRoute } from './sessions/jwks-route.ts';
import { operatorSessionRoutes } from './sessions/operator-session-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { createSocial } from './social/social.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { writeToPlayer } from './write-to-player.ts';

const FORGET_EVERY_MS = DAY_MS;
/** Accounts of before there was anything to recognise them by. */
const CATCH_UP_EVERY_MS = 60_000;
/** Until what another node closed to a player is closed here too. */
const RESTRICTIONS_EVERY_MS = 60_000;

export function createIdentity(kernel: Kernel, dependencies: IdentityDependencies): Identity {
  const { clock, scheduler } = kernel;
  const parts = createIdentityParts(kernel, dependencies);
  const { sessions, tokens, twoSteps } = parts;
  const social = createSocial(parts);
  kernel.budgets.identify((request) => playerBehind(parts, request));

  return {
    name: 'identity',
    migrations: identityMigrations,
    async routes(app) {
      captchaRoutes(app, parts);
      fingerprintRoutes(app, parts);
      registrationRoutes(app, parts);
      signInRoutes(app, parts);
      forgotPasswordRoutes(app, parts);
      changePasswordRoute(app, parts);
      activationRoutes(app, parts);
      deviceRoutes(app, parts);
      operatorSessionRoutes(app, parts);
      personReviewRoutes(app, parts);
      restrictionRoutes(app, parts);
      sessionRoutes(app, parts);
      jwksRoute(app, kernel);
      userRoutes(app, parts);
      phoneRoutes(app);
      securityPageRoutes(app, parts);
      await social.routes(app);
    },
    async start() {
      // Tokens of sessions that ended just before a restart are still within their time.
      tokens.revoke(await sessions.endedSince(clock.nowMs() - TOKEN_LIFETIME_MS));
      await parts.keptSessions.start();
      await Promise.all([parts.sports.load(), parts.bans.load()]);
      scheduler.every('identity.restrictions', RESTRICTIONS_EVERY_MS, async () => {
        await Promise.all([parts.sports.load(), parts.bans.load()]);
      });
      const caughtUp = scheduler.every('identity.recognise', CATCH_UP_EVERY_MS, async () => {
        if (!(await parts.persons.catchUp())) caughtUp();
      });
      scheduler.every('identity.forget', FORGET_EVERY_MS, async () => {
        await sessions.forgetDead();
        await twoSteps.forgetOld();
        await parts.security.forgetOld();
        await parts.marks.forgetOld();
        await parts.guard.forgetFull();
        await parts.codes.forget();
        await parts.links.forget();
        await social.forgetOld();
        await parts.persons.forget();
        for (const budget of Object.values(parts.budgets)) await budget.forgetFull();
      });
    },
    stop: () => parts.keptSessions.stop(),
    requirePlayer: parts.requirePlayer,
    async proofOf(request) {
      const principal = await parts.requirePlayer(request);
      return (tx) => parts.security.stepUp.spend(tx, principal);
    },
    verifyToken: (token) => tokens.verify(token),
    sessionsEndedSince: (sinceMs) => sessions.endedSince(sinceMs),
    async sessionOf(request) {
      const cookieToken = readSessionCookie(request);
      return cookieToken === undefined ? undefined : sessions.find(cookieToken);
    },
    numbers: playerNumbers,
    player: (db, playerId) => findPlayer(db, playerId, clock.nowMs()),
    told: findTold,
    playersAfter: findPlayersAfter,
    bonusChoice: bonusChoiceOf,
    brandOf: brandOfPlayer,
    hasSecondStep: async (db, playerId) => (await parts.secondStep.methodsOf(db, playerId)).length > 0,
    sharesDevice,
    besideOnDevices,
    fromOneNetwork,
    lastSignInMs: (db, playerId) => parts.devices.lastSignInMs(db, playerId),
    deviceOf: parts.devices.deviceOf,
    standingDevices: parts.devices.standing,
    personOf,
    visitsSince,
    visitorsSince,
    birthDateOf,
    playersOf,
    accountsOfPerson: createAccountsOfPerson(kernel.db),
    lockPerson,
    isUnproven,
    async proveDocument(tx, playerId, told) {
      const player = await findPlayer(tx, playerId, clock.nowMs());
      const number = told ?? (await readUserData(tx, playerId)).data.passport ?? undefined;
      if (player === undefined || number === undefined) return;
      await parts.persons.proveDocument(tx, playerId, { countryId: player.countryId, number });
    },
    takeBackProof: parts.persons.takeBackProof,
    paidWith: parts.persons.paidWith,
    restrict: (tx, playerId, untilMs) => parts.persons.exclude(tx, playerId, untilMs),
    write: (tx, playerId, message) => writeToPlayer(dependencies.sendMessage, tx, playerId, message),
    speak: speakTo,
    isSportClosed: parts.sports.isClosed,
    isBanned: parts.bans.isBanned,
    async signOutEverywhere(playerId) {
      await sessions.endAll(playerId);
    },
  };
}
