import type { RouteDefinition, RouteMeta } from '@paddock/contract';

function route(
  [parcel, page]: readonly [string, string],
  paths: readonly string[],
  more: Partial<Pick<RouteDefinition, 'layout' | 'guards' | 'id' | 'params'>> & {
    meta?: Partial<RouteMeta>;
  } = {},
): RouteDefinition {
  return {
    id: more.id ?? `${parcel}.${page}`,
    paths,
    params: more.params ?? {},
    parcel,
    page,
    layout: more.layout ?? 'default',
    guards: more.guards ?? ['ban'],
    meta: { dictionaries: [parcel], scroll: 'top', seoKey: `seo.${page}`, ...more.meta },
  };
}

export const ROUTES: readonly RouteDefinition[] = [
  route(['betting', 'home'], ['/live/:sport/:game', '/line/:sport/:championship/:game'], {
    id: 'betting.game',
    meta: { seoKey: 'betting:seo.game' },
  }),
  route(['betting', 'home'], ['/']),
  route(['betting', 'line'], ['/top-events'], {
    id: 'betting.top-events',
    meta: { seoKey: 'betting:seo.topEvents' },
  }),
  route(['betting', 'line'], ['/live{/:sport}'], {
    params: { sport: { kind: 'slug' } },
    meta: { seoKey: 'betting:seo.line', skeleton: 'list' },
  }),
  route(['betting', 'line'], ['/casino'], {
    id: 'betting.casino',
    guards: ['feature'],
    meta: { featureId: 12 },
  }),
  route(['betting', 'line'], ['/landing-page/:landingId'], {
    id: 'betting.landing',
    params: { landingId: { kind: 'slug', prefix: 'landing-' } },
    meta: { seoKey: 'betting:seo.game' },
  }),
  route(
    ['betting', 'line'],
    ['/about', '/blog/:slug', '/pages/:slug', '/games/:gameRoute', '/line/:sport/:championship'],
    {
      id: 'betting.content',
      meta: { seoKey: 'betting:seo.content' },
    },
  ),
  route(['welcome', 'login'], ['/user/login'], { guards: ['guest'] }),
  route(['welcome', 'registration'], ['/registration'], { guards: ['registration'], layout: 'headless' }),
  route(['office', 'account'], ['/desk'], {
    id: 'office.desk',
    guards: [],
    meta: { seoKey: 'office:seo.account', staysOpen: 'always' },
  }),
  route(['office', 'account'], ['/office/account'], { guards: ['ban', 'auth'] }),
  route(['system-pages', 'blocked'], ['/block'], {
    layout: 'blocked',
    guards: ['banned'],
    meta: { status: 451, banLevels: [1] },
  }),
  route(['system-pages', 'updates'], ['/site-updates'], {
    layout: 'blocked',
    guards: ['maintenance'],
    meta: { status: 503 },
  }),
  route(['system-pages', 'old-browser'], ['/oldbrowser'], {
    layout: 'blocked',
    guards: [],
    meta: { seoKey: 'seo.oldBrowser', staysOpen: 'block' },
  }),
  route(['system-pages', 'blocked'], ['/block-appeal-history'], {
    id: 'system-pages.block-appeal-history',
    layout: 'blocked',
    guards: [],
    meta: { seoKey: 'seo.appeals', staysOpen: 'block' },
  }),
  route(['system-pages', 'error'], ['/not-found'], {
    id: 'system-pages.not-found',
    layout: 'empty',
    guards: [],
  }),
];

export const REDIRECTS = [
  { id: 'office.root', from: '/office', to: '/office/account', status: 301 },
] as const;

export const DICTIONARIES = {
  common: {
    en: { frame: { skip: 'Jump to content', menu: 'Sports', aside: 'Bet slip' } },
    ru: { frame: { skip: 'К содержанию', menu: 'Спорт', aside: 'Купон' } },
  },
  betting: {
    en: {
      seo: {
        home: { title: '', description: 'Live odds at {{company}} & more' },
        line: { title: 'Live <b>betting</b>' },
        topEvents: { title: 'Top events' },
        game: { title: '{{home}} – {{away}}' },
        content: { title: '{{name}}', description: '{{description}}' },
      },
    },
    ru: { seo: { line: { title: 'Ставки в лайве' }, content: { title: '{{name}}' } } },
  },
  'system-pages': {
    en: {
      seo: {
        blocked: {
          account: { title: 'Your account is restricted', description: 'Write to us to get it back.' },
          country: { title: 'Not open where you are', support: 'Support: {{email}}' },
          break: { title: 'You are on a break', until: 'It ends on {{time}} ({{zone}}).' },
        },
        updates: {
          title: 'We are updating',
          description: 'Bets stand.',
          until: 'Back on {{time}} ({{zone}}).',
        },
        oldBrowser: {
          title: 'Your browser is too old',
          description: 'Bets stand.',
          needs: 'It needs Chrome 123.',
        },
        appeals: { title: 'Appeal against a block', description: 'A person reads it.' },
        error: { title: 'This page could not be found' },
      },
    },
    ru: {
      seo: { oldBrowser: { title: 'Ваш браузер устарел' }, error: { title: 'Страница не найдена' } },
    },
  },
} as const;
