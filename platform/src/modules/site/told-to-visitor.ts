import type { SiteConfig } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import { hasPolicyLogo, type CountryOf } from './policy/policy-logo.ts';

/** What is known of the visitor behind a request, of what pages are told. */
export interface Told {
  /** Two letters of the country somebody asks from; undefined where nobody knows. */
  readonly countryOf: CountryOf;
  /** The page that stands at `/` for them; undefined for the house's own (S4-22). */
  homePathOf(request: FastifyRequest): string | undefined;
}

/** What pages are told of their visitor beside what the site says to all, at their start and whenever they ask again. */
export function forVisitor(site: SiteConfig, request: FastifyRequest, told: Told): SiteConfig {
  const homePath = told.homePathOf(request);
  const hasLogo = hasPolicyLogo(site, told.countryOf(request));
  if (homePath === undefined && !hasLogo) return site;
  return { ...site, ...(hasLogo && { hasPolicyLogo: true }), ...(homePath !== undefined && { homePath }) };
}
