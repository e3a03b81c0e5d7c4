import type { CasinoModules } from './compose-casino.ts';
import { composePageNames } from './compose-page-names.ts';
import { documentSession } from './document-session.ts';
import type { Kernel } from './kernel/index.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import { createContent } from './modules/content/index.ts';
import type { Identity } from './modules/identity/index.ts';
import { createBlocks } from './modules/blocks/index.ts';
import { createExperiments } from './modules/experiments/index.ts';
import { createMaintenance } from './modules/maintenance/index.ts';
import type { Messages } from './modules/messages/index.ts';
import type { Operators } from './modules/operators/index.ts';
import { createRedirects } from './modules/redirects/index.ts';
import { createReferrals, keepingOf } from './modules/referrals/index.ts';
import { createReleases } from './modules/releases/index.ts';
import type { Settings } from './modules/settings/index.ts';
import { createConfiguration, createSite, parcelsOfReleases, type SiteModule } from './modules/site/index.ts';
import type { Sportsbook } from './modules/sportsbook/index.ts';
import type { Verification } from './modules/verification/index.ts';
import { createWords } from './modules/words/index.ts';

/** The modules that the site meets. */
export interface BesideSite {
  readonly identity: Identity;
  readonly messages: Messages;
  readonly operators: Operators;
  readonly verification: Verification;
  readonly settings: Settings;
  readonly sportsbook: Sportsbook;
  readonly games: Pick<CasinoModules, 'casino' | 'gameWallet' | 'tournaments' | 'toto'>;
  readonly bonuses: Bonuses;
}

/** What the site is: its configuration, the parcels it is made of, its documents, and what is counted of their visitors. */
export function composeSite(kernel: Kernel, modules: BesideSite) {
  const { identity, messages, operators, verification, settings, sportsbook, games, bonuses } = modules;
  const maintenance = createMaintenance(kernel, {
    operators,
    configured: () => configuration.configuredMaintenance(),
  });
  const redirects = createRedirects(kernel, {
    operators,
    ownHosts: () => site.siteConfig().ownHosts ?? [],
    leadsOn: (path) => site.leadsOn(path) ?? content.movedTo(path),
    forbiddenFragments: () => site.siteConfig().forbiddenFragments,
    documentMovedTo: (path) => content.movedTo(path),
    pages: () => site.pages,
  });
  const blocks = createBlocks(kernel, {
    operators,
    terms: (request) => site.siteOf(request).blocks,
    sessionOf: identity.sessionOf,
    playerNumbers: identity.numbers,
    writeToPlayer: identity.write,
    sendMessage: messages.send,
  });
  const configuration = createConfiguration(kernel, {
    operators,
    maintenance: () => maintenance.window(),
    redirects,
    parcels: () => parcelsOfReleases(releases.source),
  });
  const releases = createReleases(kernel);
  const words = createWords(kernel, { operators, releases: releases.source });
  const asksConsent = (): boolean => site.siteConfig().isShowCookieAgreePopup === true;
  const referrals = createReferrals(kernel, { asksConsent });
  const analytics = createAnalytics(kernel, {
    operators,
    agreesToMarketing: (cookies) => keepingOf(cookies, asksConsent()) === 'lasting',
    playerOf: async (request) => (await identity.sessionOf(request))?.playerId,
    siteOf: (request) => site.siteOf(request),
  });
  const experiments = createExperiments(kernel, {
    operators,
    homePage: () => site.siteConfig().homePage,
    mayKeep: (cookies) => keepingOf(cookies, asksConsent()) === 'lasting',
  });
  const content = createContent(kernel, {
    operators,
    siteOf: (request) => site.siteOf(request),
    linkStands: (path, asked) => redirects.moved(path) !== undefined || site.linkStands(path, asked),
  });
  const site: SiteModule = createSite(kernel, {
    configuration,
    releases: releases.source,
    canaries: releases.canaries,
    editedOf: words.edited,
    sessionOf: documentSession({ kernel, identity, verification, settings }),
    moved: redirects.moved,
    blockOf: (request) => blocks.blockOf(request),
    countries: blocks.countries,
    appeals: blocks.appeals,
    countryOf: blocks.countryOf,
    homePathOf: experiments.homePathOf,
    async onDocument(request, reply) {
      await experiments.onDocument(request, reply);
      await referrals.onDocument(request, reply);
    },
    namesOf: composePageNames({ sportsbook, bonuses, games }),
    headAt: content.headAt,
    matchOf: (id) => sportsbook.found.matchOf(id),
    pagesOf: {
      content: content.published,
      matches: () => sportsbook.found.matches(),
      championships: () => sportsbook.found.championships(),
      games: () => [...games.casino.pages(), ...games.tournaments.pages()],
    },
    gameOrigins: games.gameWallet.gameOrigins,
  });
  return {
    blocks,
    redirects,
    maintenance,
    configuration,
    releases,
    referrals,
    analytics,
    experiments,
    content,
    words,
    site,
  };
}

export type SiteModules = ReturnType<typeof composeSite>;
