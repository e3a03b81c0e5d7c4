import type { FastifyRequest } from 'fastify';
import type { PlayerId, SiteConfig } from '@paddock/contract';

import type { PlatformModule } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';

/** The site's own collector of what visitors do, with their consent (S3-32, S4-10, S8-19). */
export type Analytics = PlatformModule;

export interface AnalyticsDependencies {
  readonly operators: Pick<Operators, 'requireOperator'>;
  /** True where these cookies say that the visitor agreed to marketing, or the site does not ask. */
  agreesToMarketing(cookies: Readonly<Record<string, string | undefined>>): boolean;
  /** What the site says of who counts. */
  siteOf(request: FastifyRequest): Pick<SiteConfig, 'groupId' | 'counters'>;
  /** Who is signed in by the request's cookie; undefined for a guest. */
  playerOf(request: FastifyRequest): Promise<PlayerId | undefined>;
}
