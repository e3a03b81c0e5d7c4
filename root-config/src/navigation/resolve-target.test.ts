import { createRouteMatcher, type ResolveContext } from '@paddock/contract';

import { aContext, aRouteTable } from '../testing/site-fixture.ts';
import { resolveTarget, type NavigationLog } from './resolve-target.ts';

function resolve(href: string, context: Partial<ResolveContext> = {}) {
  const logged: string[] = [];
  const log: NavigationLog = {
    missingLanguage: (path) => logged.push(`no language: ${path}`),
    cyclicRedirect: (chain) => logged.push(`cycle: ${chain.join(' ')}`),
  };
  const target = resolveTarget(createRouteMatcher(aRouteTable()), href, { ...aContext(), ...context }, log);
  return { target, logged };
}

describe('where an address leads', () => {
  it('adds a missing language, keeps the query and logs it [S2-01] [S8-17]', () => {
    const { target, logged } = resolve('/live/football?tab=2', { browserLanguages: ['ru-RU'] });
    expect(target).toMatchObject({ href: '/ru/live/football?tab=2', status: 200 });
    expect(logged).toEqual(['no language: /live/football']);
  });

  it('replaces a language that is not allowed [S2-01]', () => {
    expect(resolve('/de/live?x=1').target).toMatchObject({ href: '/en/live?x=1' });
  });

  it('writes a language in capitals as it is spelled, and misses none [S2-01]', () => {
    const { target, logged } = resolve('/EN/live?x=1');
    expect(target).toMatchObject({ href: '/en/live?x=1', status: 200 });
    expect(logged).toEqual([]);
  });

  it('sends a guest to login with the way back in the query, encoded [S5-07] [S5-11]', () => {
    const { target } = resolve('/en/office/history?page=2');
    expect(target).toMatchObject({
      href: '/en/user/login?returnUrl=%2Foffice%2Fhistory%3Fpage%3D2',
      matched: { route: { id: 'welcome.login' } },
    });
  });

  it('lets a player in and keeps a player from login', () => {
    const session = { userId: '7', banLevel: 0 };
    expect(resolve('/en/office', { session }).target).toMatchObject({ href: '/en/office/account' });
    expect(resolve('/en/user/login', { session }).target).toMatchObject({ href: '/en' });
  });

  it('shows the catch-all page with 404 for an unknown path, at its own address [S2-01] [S8-03]', () => {
    expect(resolve('/en/nowhere').target).toMatchObject({
      href: '/en/nowhere',
      status: 404,
      matched: { route: { id: 'system.error' } },
    });
  });

  it('leads every page to the one that explains maintenance while it runs, as a direct load does', () => {
    const site = { ...aContext().site, maintenance: { state: true } };
    expect(resolve('/en/live/football?tab=2', { site }).target).toMatchObject({
      href: '/en/site-updates?path=%2Flive%2Ffootball%3Ftab%3D2',
      status: 503,
      matched: { route: { id: 'system.site-updates' } },
    });
    expect(resolve('/en/nowhere', { site }).target.status).toBe(503);
  });

  it('logs a cycle of redirects and ends on the error page with 500 [S8-17]', () => {
    const { target, logged } = resolve('/en/round');
    expect(target).toMatchObject({ status: 500, matched: { route: { id: 'system.error' } } });
    expect(logged).toEqual(['cycle: /en/round /en/about /en/round']);
  });
});
