export {
  createConfiguration,
  SITE_CHANGED,
  type Configuration,
  type SiteConfigSource,
} from './versions/configuration.ts';
export { parcelsOfReleases } from './release/parcels-of-releases.ts';
export { createSite, type SiteDependencies, type SiteModule } from './site-module.ts';
export { overrideAudit } from './overrides/audit-store.ts';
export { giveGrant, GrantRefusedError } from './overrides/give-grant.ts';
export type { DocumentDependencies } from './document/document-service.ts';
export type { MatchFacts } from './seo/page-facts.ts';
export type { SitemapEntry } from './seo/sitemap.ts';
export type { NamedSubject, NamesOf, SubjectKind, SubjectVisitor } from './document/seo-values.ts';
