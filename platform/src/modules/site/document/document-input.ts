import type { BootData, MatchedRoute, OverrideTerms, SiteConfig } from '@paddock/contract';

import type { Drawing } from '../../drawing/index.ts';
import type { LoadedRelease } from '../release/release-store.ts';
import type { PageFacts } from '../seo/page-facts.ts';
import type { Visitor } from './document-context.ts';

/** How a visitor has the site look. */
export type VisitorLooks = Pick<Visitor, 'theme' | 'scale' | 'looks' | 'platform'>;

/** What a document is made of but for who asks and when: who asks with the same gets the same. */
export interface SharedInput {
  /** Without its query, which is for the page in a browser. */
  readonly matched: MatchedRoute;
  /** Of the answer. */
  readonly status: number;
  /** Of the page: 200 where it stands and says itself that what it shows is gone, else the answer's. */
  readonly pageStatus: number;
  readonly site: SiteConfig;
  readonly visitor: VisitorLooks;
  readonly loaded: LoadedRelease;
  /** `<parcel>@<version>` it tries out, where its release is a canary's. */
  readonly canary: string | undefined;
  /** Whether its release is staging's, which the document says. */
  readonly isStaging?: boolean | undefined;
  readonly publicOrigin: string;
  /** True where every page says that no real money is played. */
  readonly isDemo: boolean;
  /** Of a visitor with the right to overrides: only then the document knows them at all. */
  readonly overrides: OverrideTerms | undefined;
  readonly seoValues: Readonly<Record<string, string>>;
  /** The page's own path, without language; the asked one may call what it is of by other words. */
  readonly ownPath: string;
  /** What the page is of, beyond its title; undefined where nobody knows. */
  readonly facts: PageFacts | undefined;
  /** Of a page that another server hosts. */
  readonly remote: BootData['remote'];
  /** The page as it was drawn for guests. */
  readonly drawing: Drawing | undefined;
  /** Where its scripts may lie beside the releases' own files. */
  readonly scriptAddresses: readonly string[];
}

/** What only a moment's own visitor is told. */
export interface DocumentInput extends SharedInput {
  readonly visitor: Visitor;
  readonly serverTimeMs: number;
}

/** Leaves out who asks and when: what is made of it cannot know. */
export function sharedInput({ serverTimeMs: _, matched, visitor, ...shared }: DocumentInput): SharedInput {
  const { theme, scale, looks, platform } = visitor;
  return { ...shared, matched: { ...matched, query: '' }, visitor: { theme, scale, looks, platform } };
}
