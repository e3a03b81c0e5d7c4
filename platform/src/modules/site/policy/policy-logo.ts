import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';

/** Numbers of the countries whose visitors see the policy's picture (S9-04). */
export const POLICY_LOGO_COUNTRY_IDS: readonly number[] = [1, 66, 126, 228, 120];

/**
 * By which number a country is meant where the site does not say. Of the five only 120 is a number of ISO 3166-1, which
 * is how countries are numbered here: Cameroon. The others are an operator's own.
 */
const USUAL_IDS: Readonly<Record<string, number>> = { CM: 120 };

export type CountryOf = (request: FastifyRequest) => string | undefined;

/** Whether the country somebody asks from has the picture. */
export function hasPolicyLogo(
  { policyCountryIds = USUAL_IDS }: Pick<SiteConfig, 'policyCountryIds'>,
  country: string | undefined,
): boolean {
  const id = country === undefined ? undefined : policyCountryIds[country];
  return id !== undefined && POLICY_LOGO_COUNTRY_IDS.includes(id);
}

/** Three frames that play once, in 0.6 s. */
const LOGO = readFileSync(new URL('logo.gif', import.meta.url));

/** The picture, for its countries alone (S7-44). */
export function policyLogoRoute(app: HttpApp, siteOf: SiteConfigSource['of'], countryOf: CountryOf): void {
  serve(app, 'GET /web-api/policy/logo.agif', (request, reply) => {
    if (!hasPolicyLogo(siteOf(request), countryOf(request))) throw new PlatformError('NOT_FOUND');
    return reply.type('image/gif').header('cache-control', 'private, max-age=3600').send(LOGO);
  });
}
