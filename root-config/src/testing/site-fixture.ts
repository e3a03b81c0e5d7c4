import type { BootData, ResolveContext, RouteDefinition, RouteTable, SiteConfig } from '@paddock/contract';

/** A route of the parcel and page its id names: `betting.live`. */
export function aRoute(
  id: string,
  paths: readonly string[],
  change: Partial<Omit<RouteDefinition, 'meta'>> & { readonly meta?: Partial<RouteDefinition['meta']> } = {},
): RouteDefinition {
  const [parcel = '', page = ''] = id.split('.');
  const { meta, ...rest } = change;
  return {
    id,
    paths,
    parcel,
    page,
    layout: 'default',
    guards: [],
    ...rest,
    meta: { dictionaries: [parcel], scroll: 'top', seoKey: page, ...meta },
  };
}

export function aRouteTable(): RouteTable {
  return {
    routes: [
      aRoute('betting.home', ['/']),
      aRoute('betting.live', ['/live{/:sport}']),
      aRoute('betting.line', ['/line{/:sport}'], { meta: { scroll: 'keep' } }),
      aRoute('office.account', ['/office/account'], { guards: ['auth'], meta: { regions: { aside: null } } }),
      aRoute('office.recharge', ['/office/recharge'], { guards: ['auth', 'recharge'] }),
      aRoute('office.history', ['/office/history'], { guards: ['auth'] }),
      aRoute('welcome.login', ['/user/login'], { guards: ['guest'], layout: 'headless' }),
      aRoute('system.site-updates', ['/site-updates'], {
        layout: 'blocked',
        guards: ['maintenance'],
        meta: { status: 503 },
      }),
      aRoute('system.error', ['/error'], { layout: 'empty' }),
    ],
    redirects: [
      { id: 'office', from: '/office', to: '/office/account', status: 302 },
      { id: 'round', from: '/round', to: '/about', status: 302 },
      { id: 'about', from: '/about', to: '/round', status: 302 },
    ],
    notFound: 'system.error',
  };
}

export function aSite(): SiteConfig {
  return {
    companyName: 'Paddock',
    groupId: 1,
    refId: 1,
    isRegistrationAllowed: true,
    isShowIdentification: false,
    languages: { all: ['en', 'ru', 'ar'], hiddenFromGuests: [], fallback: 'en' },
    features: [],
    timeZone: 0,
    currencies: ['EUR'],
    defaultCurrency: 'EUR',
    amountTemplate: [],
    isPwa: false,
    widgets: {
      header: 'header/main',
      menu: 'betting/menu',
      aside: 'coupon/main',
      footer: null,
      floating: null,
    },
    sandbox: false,
  };
}

export function aContext(): ResolveContext {
  const site = aSite();
  return {
    session: { userId: null, banLevel: 0 },
    site,
    languages: site.languages,
    browserLanguages: ['en-GB'],
  };
}

export function aBoot(): BootData {
  return {
    release: 12,
    serverTimeMs: 0,
    language: 'en',
    status: 200,
    site: aSite(),
    session: { userId: null, banLevel: 0 },
    routeTable: aRouteTable(),
    dictionaries: {},
    overridesAllowed: false,
  };
}
