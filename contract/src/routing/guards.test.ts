import { runGuards, type GuardContext } from './guards.ts';
import type { GuardName, RouteDefinition } from './route.ts';

const verdictOf = (
  guard: GuardName,
  over: { session?: Partial<GuardContext['session']>; site?: Partial<GuardContext['site']> } = {},
  meta: Partial<RouteDefinition['meta']> = {},
) => {
  const route: RouteDefinition = {
    id: 'x',
    paths: ['/x'],
    parcel: 'x',
    page: 'x',
    layout: 'default',
    guards: [guard],
    meta: { dictionaries: [], scroll: 'top', seoKey: 'x', ...meta },
  };
  const session = { userId: '7', banLevel: 0, ...over.session };
  const site = { isRegistrationAllowed: true, features: [], ...over.site };
  return runGuards({ route, params: {}, language: 'en', path: '/x', query: '' }, { session, site });
};

const PROCEED = { kind: 'proceed' };
const HOME = { kind: 'redirect', to: '/', status: 302 };

it.each([
  [0, HOME],
  [1, PROCEED],
  [53, PROCEED],
] as const)('the page that explains a ban, for level %d: %j', (banLevel, verdict) => {
  expect(verdictOf('banned', { session: { banLevel } })).toEqual(verdict);
});

it.each([
  ['no word of it', undefined, HOME],
  ['it is over', { state: false }, HOME],
  ['it lasts', { state: true }, PROCEED],
] as const)('the page that explains maintenance, where there is %s', (_name, maintenance, verdict) => {
  expect(verdictOf('maintenance', { site: maintenance === undefined ? {} : { maintenance } })).toEqual(
    verdict,
  );
});

it('a page that names no level is open to no banned player', () => {
  expect(verdictOf('ban', { session: { banLevel: 53 } })).toEqual({ ...HOME, to: '/block' });
  expect(verdictOf('ban', { session: { banLevel: 53 } }, { banLevels: [52] })).toEqual({
    ...HOME,
    to: '/block',
  });
  expect(verdictOf('ban', { session: { banLevel: 53 } }, { banLevels: [52, 53] })).toEqual(PROCEED);
});

it('a page that names no feature is open whatever is on', () => {
  expect(verdictOf('feature')).toEqual(PROCEED);
  expect(verdictOf('feature', {}, { featureId: 7 })).toEqual({ kind: 'fail', status: 404 });
});
