import { siteSettings } from '@paddock/contract';

import { CHAINED_RECORDS } from './chained-records.ts';
import { composeCasino, type CasinoModules } from './compose-casino.ts';
import { broughtBy, composeFriends, toldOfDeposits } from './compose-friends.ts';
import { composeLoyalty } from './compose-loyalty.ts';
import { composeLotto } from './compose-lotto.ts';
import { composeSegments } from './compose-segments.ts';
import { composeWebPush } from './compose-web-push.ts';
import { composeSite, type SiteModules } from './compose-site.ts';
import type { Kernel } from './kernel/index.ts';
import { createBonuses, type Bonuses } from './modules/bonuses/index.ts';
import { createCashier, type Cashier } from './modules/cashier/index.ts';
import { createCalendar, createFeeds } from './modules/feeds/index.ts';
import { createIdeas } from './modules/ideas/index.ts';
import { type AtSite, createIdentity, type Identity } from './modules/identity/index.ts';
import { createInbox } from './modules/inbox/index.ts';
import { createLimits, type Limits } from './modules/limits/index.ts';
import { createLive, HALF_READ_BOUNDS, MOST_SOCKETS_OF_ADDRESS, PLAYER_NEWS } from './modules/live/index.ts';
import type { Loyalty } from './modules/loyalty/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createOperators } from './modules/operators/index.ts';
import { refuseUnknownRisk, type ProductRegistration } from './modules/products/index.ts';
import { createRates, type Rates } from './modules/rates/index.ts';
import { createRequests } from './modules/requests/index.ts';
import { createSecurity } from './modules/security/index.ts';
import { createSettings, type Settings } from './modules/settings/index.ts';
import { createSportsbook, type Sportsbook } from './modules/sportsbook/index.ts';
import { createTerms } from './modules/terms/index.ts';
import { createVerification } from './modules/verification/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import { tellDevices } from './modules/web-push/index.ts';
import { PRODUCTS } from './products/products.ts';
import { personLimitsOf, personsOfCashier, proofsFor, wholePersonOf } from './persons-of-modules.ts';
import { playerRights } from './player-rights.ts';
import { promotionsBeside } from './promotions-of-modules.ts';
import { writingSite } from './writing-site.ts';

/**
 * The one place where modules meet: each is handed what it needs of the others as functions, also of those made later.
 * @param products who takes stakes: the site's own, unless a test has another one
 */
export function composeModules(kernel: Kernel, products: readonly ProductRegistration[] = PRODUCTS) {
  refuseUnknownRisk(kernel.config.dataDir, products);
  const siteFor = ({ headers = {} }: AtSite) => site.siteOf({ headers });
  const siteOf = (brand: string | null | undefined) => writingSite(site.siteOfBrand(brand));
  const messages = createMessages(kernel, {
    siteOf,
    brandOf: (db, playerId) => identity.brandOf(db, playerId),
    sms: undefined,
    mayOffer: (db, playerId) => limits.check.mayPlay(db, playerId, kernel.clock.nowMs()),
  });
  const identity: Identity = createIdentity(kernel, {
    sendMessage: messages.send,
    siteName: (request) => siteFor(request).companyName,
    async openAccounts(tx, player) {
      await wallet.openAccounts(tx, player);
      await terms.acceptAtRegistration(tx, player);
    },
    verificationFields: (playerId) => verification.fieldsOf(kernel.db, playerId),
    hasDeposit: (db, playerId) => cashier.hasDeposit(db, playerId),
    unreadMessages: (db, playerId) => inbox.unread(db, playerId),
    hidesBalance: async (db, playerId) => (await settings.of(db, playerId)).hideBalance,
    mayEnter: (playerId) => limits.session.mayEnter(playerId),
    seen: (playerId) => limits.session.seen(playerId),
    isTimed: (playerId) => limits.session.isTimed(playerId),
    onTimedChange: (changed) =>
      kernel.bus.subscribe(PLAYER_NEWS, ({ playerId, news }) => {
        if (news.kind === 'limits') changed(playerId);
      }),
    countPlayed: (playerId) => limits.countPlayed(playerId),
    personLimits: personLimitsOf(() => limits),
    operators: () => operators,
    rightsOf: playerRights(kernel, () => ({ identity, terms, limits, verification })),
    registrationAllowed: (visitor) => siteFor(visitor).isRegistrationAllowed,
    registrationTerms: (visitor) => siteFor(visitor).registration,
    registrationCurrencies: (visitor) => siteFor(visitor).currencies,
    routesAfterSignIn: () => site.siteConfig().afterRegistrationAndLoginRedirectRoutesV2,
    attribute: broughtBy(() => ({ referrals, friends })),
    promoCodeTyped: (playerId, typed) => bonuses.typedAtRegistration(playerId, typed),
  });
  const requirePlayer: Identity['requirePlayer'] = (request) => identity.requirePlayer(request);
  const inbox = createInbox(kernel, { requirePlayer, tellDevices });
  const { tell: tellInbox } = inbox;
  const operators = createOperators(kernel, { playerNumbers: identity.numbers });
  const operatorsSide = { operators, playerNumbers: identity.numbers };
  const security = createSecurity(kernel, { ...operatorsSide, chained: CHAINED_RECORDS });
  const writing = { requirePlayer, tellInbox, ...operatorsSide, writeToPlayer: identity.write };
  const terms = createTerms(kernel, {
    requirePlayer,
    isAsked: () => site.siteConfig().isAvailableConfirmTerms !== false,
  });
  const verification = createVerification(kernel, {
    requirePlayer,
    tellInbox,
    ...proofsFor(identity),
    identificationEnabled: () => site.siteConfig().isShowIdentification,
    provider: undefined,
    lastSignInMs: (db, playerId) => identity.lastSignInMs(db, playerId),
  });
  // Who agrees to the terms in force pays in and bets (S7-05). Nobody's own money is kept back, and open rounds go on.
  const requireConsent = terms.consenting(requirePlayer, ({ url }) =>
    /\/(?:withdrawals|moves|collect|take-back)\b/.test(url),
  );
  const wallet = createWallet(kernel, {
    requirePlayer,
    products,
    gameNamed: (game) => games.casino.nameOf(game),
    openHolds: (tx) => cashier.openHolds(tx),
    rate: (db, from, to, atMs, lastsMs) => rates.rate(db, from, to, atMs, lastsMs),
    currencies: () => site.siteConfig().currencies,
    mayPlay: (tx, playerId) => limits.check.mayPlay(tx, playerId, kernel.clock.nowMs()),
    isBonusRunning: (tx, playerId, currency) => bonuses.isIn(tx, playerId, currency),
    hasFirstDepositBonus: (db, playerId) => bonuses.isAvailable(db, playerId),
    bonuses: (tx) => bonuses.facts(tx),
    prizes: (tx) => games.tournaments.prizes(tx),
    points: (db, playerId) => loyalty.points(db, playerId),
    playerOfCookie: async (request) => (await identity.sessionOf(request))?.playerId,
  });
  const settings: Settings = createSettings(kernel, {
    requirePlayer,
    languages: () => site.siteConfig().languages.all,
    siteDefaults: () => siteSettings(site.siteConfig()),
    speaks: (tx, playerId, language) => identity.speak(tx, playerId, language),
    timeZoneChanges: (tx, playerId) => limits.session.keepToday(tx, playerId),
  });
  const rates: Rates = createRates(kernel);
  const limits: Limits = createLimits(kernel, {
    requirePlayer,
    proofOf: identity.proofOf,
    tellInbox,
    currencyOf: (db, playerId) => wallet.mainCurrency(db, playerId),
    rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
    restrict: (tx, { playerId, endsAtMs }) => identity.restrict(tx, playerId, endsAtMs),
    signOut: (playerId) => identity.signOutEverywhere(playerId),
    timeZoneHours: async (db, playerId) =>
      (await settings.of(db, playerId)).timeZone ?? site.siteConfig().timeZone,
  });
  const segments = composeSegments(kernel, {
    ...{ wallet, identity, operators },
    late: () => ({ cashier, loyalty, bonuses, site, tournaments: games.tournaments }),
  });
  const bonuses: Bonuses = createBonuses(kernel, {
    wallet,
    requirePlayer,
    tellInbox,
    terms: () => site.siteConfig().firstDepositBonus,
    hasPaidIn: (db, playerId) => cashier.hasPaidIn(db, playerId),
    registeredChoice: (db, playerId) => identity.bonusChoice(db, playerId),
    products,
    rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
    personOf: wholePersonOf(identity),
    mayPlay: (db, playerId) => limits.check.mayPlay(db, playerId, kernel.clock.nowMs()),
    wasBrought: (db, playerId) => friends.wasBrought(db, playerId),
    ...promotionsBeside({
      ...{ operators, identity, limits, requireConsent, segments },
      late: () => ({ cashier, site, loyalty, games, lotto }),
    }),
  });
  const cashier: Cashier = createCashier(kernel, {
    wallet,
    tellInbox,
    bonuses: toldOfDeposits(bonuses, () => friends),
    limits: limits.check,
    requirePlayer: requireConsent,
    proofOf: identity.proofOf,
    countryIdOf: async (db, playerId) => (await identity.player(db, playerId))?.countryId,
    rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
    ...personsOfCashier({ kernel, verification, identity, limits }),
    ...operatorsSide,
    providers: [],
    siteLanguage: (request) => siteFor(request).languages.fallback,
    mayDeposit: (tx, playerId) => limits.check.mayPlay(tx, playerId, kernel.clock.nowMs()),
  });
  const requests = createRequests(kernel, { ...writing, payments: cashier.payments });
  const sportsbook: Sportsbook = createSportsbook(kernel, {
    wallet,
    tellInbox,
    requirePlayer: requireConsent,
    ...operatorsSide,
    limits: limits.check,
    betsEnded: (tx, bets) => bonuses.recordEnds(tx, bets),
    gifts: bonuses.gifts,
    playerOf: async (request) =>
      request.headers.authorization === undefined ? undefined : (await requirePlayer(request)).playerId,
    accountsOfPerson: identity.accountsOfPerson,
    isBanned: identity.isBanned,
    isSportClosed: identity.isSportClosed,
  });
  const games: CasinoModules = composeCasino(kernel, {
    ...{ wallet, limits, bonuses, identity, operators, sportsbook },
    ...{ tellInbox, requirePlayer, requireConsent, segments, loyalty: () => loyalty, friends: () => friends },
    siteConfig: () => site.siteConfig(),
    guestCountryOf: (request) => blocks.countryOf(request),
  });
  const loyalty: Loyalty = composeLoyalty(kernel, {
    ...{ wallet, bonuses, products, rates, limits, identity, operators, requirePlayer, requireConsent },
    siteConfig: () => site.siteConfig(),
  });
  const lotto = composeLotto(kernel, {
    ...{ wallet, limits, bonuses, identity, operators, tellInbox, requirePlayer, requireConsent },
  });
  const feeds = createFeeds(kernel, { sink: sportsbook, calendar: createCalendar });
  const { blocks, redirects, configuration, maintenance, ...pages }: SiteModules = composeSite(kernel, {
    ...{ identity, messages, operators, verification, settings, sportsbook, games, bonuses },
  });
  const { referrals, content, site } = pages;
  const friends = composeFriends(kernel, {
    ...{ wallet, cashier, loyalty, referrals, rates },
    ...{ limits, identity, operators, tellInbox, requirePlayer, requireConsent },
  });
  const boards = lotto.beside(games.tournaments.beside(games.sharedRounds.beside(sportsbook.liveSource)));
  const live = createLive(kernel, {
    maintenance: () => maintenance.window(),
    siteVersion: (brand) => configuration.ofBrand(brand).version ?? 0,
    source: content.beside(boards),
    identity,
    mostSocketsOfAddress: MOST_SOCKETS_OF_ADDRESS,
    halfReadBounds: HALF_READ_BOUNDS,
    embedOrigins: () => site.siteConfig().embedOrigins ?? [],
  });
  return {
    // First what others ask at their start: what the site says of itself and, before the sportsbook, whether play is stopped.
    blocks,
    redirects,
    configuration,
    messages,
    identity,
    inbox,
    operators,
    security,
    ...{ wallet, settings, rates },
    ...{ limits, segments, bonuses, cashier, requests },
    maintenance,
    sportsbook,
    feeds,
    ...games,
    ...{ loyalty, friends, lotto },
    live,
    terms,
    verification,
    ideas: createIdeas(kernel, writing),
    ...composeWebPush(kernel, { identity, limits, sportsbook, siteOf }),
    // The site last: it answers whatever address no other module does.
    ...pages,
  };
}

/** Every module of the product, in the order they are migrated, given routes and started. */
export type ProductModules = ReturnType<typeof composeModules>;
