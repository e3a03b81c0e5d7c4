import type { SiteConfig } from '@paddock/contract';

import { armOf } from './assignment.ts';

/** Kinds of home page, and the page of the table that stands at `/` for each; the house's own needs none. */
const PATHS = { sports: undefined, top: '/top-events' } as const;
export type HomePageType = keyof typeof PATHS;
const ARMS = ['sports', 'top'] as const satisfies readonly HomePageType[];

type Terms = SiteConfig['homePage'];

/** The experiment that runs, by what the site says; undefined where all see the same. A new salt is a new experiment. */
export const homeExperiment = (terms: Terms): string | undefined =>
  terms?.type === 'split' ? `home-page:${terms.salt ?? 'first'}` : undefined;

/** Which home page somebody sees: half and half where the site splits, by the visitor's id (S4-22). */
export function homeTypeOf(terms: Terms, visitorId: string | undefined): HomePageType {
  if (terms === undefined) return 'sports';
  if (terms.type !== 'split') return terms.type;
  const salt = homeExperiment(terms);
  return salt === undefined || visitorId === undefined ? 'sports' : armOf({ salt, arms: ARMS }, visitorId);
}

export const homePathOf = (type: HomePageType): string | undefined => PATHS[type];
