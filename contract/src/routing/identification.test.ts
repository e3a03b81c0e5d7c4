import { runGuards } from './guards.ts';
import type { GuardName, MatchedRoute } from './route.ts';

const matchedWith = (guard: GuardName): MatchedRoute => ({
  route: {
    id: 'x',
    paths: ['/x'],
    parcel: 'x',
    page: 'x',
    layout: 'default',
    guards: [guard],
    meta: { dictionaries: [], scroll: 'top', seoKey: 'x:seo' },
  },
  language: 'en',
  path: '/x',
  params: {},
  query: '',
});
const site = { isRegistrationAllowed: true, features: [] };
const session = { userId: '7', banLevel: 0 };
const PROCEED = { kind: 'proceed' };

it('blocks the identification page unless the site asks for it [S5-02]', () => {
  const matched = matchedWith('identification');
  const closed = { kind: 'redirect', to: '/', status: 302 };
  expect(runGuards(matched, { session, site })).toEqual(closed);
  expect(runGuards(matched, { session, site: { ...site, isShowIdentification: false } })).toEqual(closed);
  expect(runGuards(matched, { session, site: { ...site, isShowIdentification: true } })).toEqual(PROCEED);
});

it('leads whoever has to be identified first to the account [S5-07]', () => {
  const matched = matchedWith('identified');
  expect(runGuards(matched, { session, site })).toEqual(PROCEED);
  expect(runGuards(matched, { session: { ...session, needsIdentification: true }, site })).toEqual({
    kind: 'redirect',
    to: '/office/account',
    status: 302,
  });
});
