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

/** By what is told of visitors, of which there are a few kinds. */
const kept = new WeakMap<SiteConfig, Map<string, SiteConfig>>();

/** What pages are told of their visitor beside what the site says to all, at their start and whenever they ask again. The same object for all of a kind. */
export function forVisitor(site: SiteConfig, request: FastifyRequest, told: Told): SiteConfig {
  const country = told.countryOf(request);
  const homePath = told.homePathOf(request);
  const geoCurrencyCode = currencyOf(site, country);
  const hasLogo = hasPolicyLogo(site, country);
  if (homePath === undefined && geoCurrencyCode === undefined && !hasLogo) return site;
  const own = {
    ...(hasLogo && ({ hasPolicyLogo: true } as const)),
    ...(homePath !== undefined && { homePath }),
    ...(geoCurrencyCode !== undefined && { geoCurrencyCode }),
  };
  const kinds = kept.get(site) ?? new Map<string, SiteConfig>();
  kept.set(site, kinds);
  const kind = JSON.stringify(own);
  const forKind = kinds.get(kind) ?? { ...site, ...own };
  kinds.set(kind, forKind);
  return forKind;
}

/** The currency a country is offered first, where the site names one (S3-37). */
function currencyOf({ geoCurrencies }: SiteConfig, country: string | undefined): string | undefined {
  if (geoCurrencies === undefined || country === undefined) return undefined;
  return Object.hasOwn(geoCurrencies, country) ? geoCurrencies[country] : undefined;
}
