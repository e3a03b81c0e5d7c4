import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseLanguage,
  parseId,
  splitLanguage,
  withLanguage,
  type BlockInfo,
  type ResolveContext,
  type SessionSummary,
  type SiteConfig,
} from '@paddock/contract';

import { isConnectionLost } from '../../../kernel/database/connection-lost.ts';
import { RETRY_AFTER_SEC } from '../../../kernel/http/retry-after.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { ContentHead } from '../../content/index.ts';
import type { Appeals } from '../../blocks/index.ts';
import { secondsUntilEnd } from '../../maintenance/index.ts';
import type { Drawings } from '../../drawing/index.ts';
import type { OverrideRights, OverrideRightsService } from '../overrides/override-rights.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { LoadedVisit, ReleaseStore } from '../release/release-store.ts';
import type { RemotePages } from '../remote-entries/remote-pages.ts';
import { remotePolicy, remoteTermsOf } from '../remote-entries/remote-policy.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { forVisitor, type Told } from '../told-to-visitor.ts';
import { factsOf, type FactsSource } from '../seo/page-facts.ts';
import { siteWords } from '../words/site-words.ts';
import { createDocumentContents, type DocumentContent } from './document-content.ts';
import { visitorOf, type Visitor } from './document-context.ts';
import { openPreview, withOpenPage } from './open-preview.ts';
import { parcelConnections } from './parcel-connections.ts';
import { scriptAddresses, type PolicyAddition } from './security-headers.ts';
import { withLandings } from './landing-names.ts';
import { contentSubject, subjectOf, type NamesOf } from './seo-values.ts';
import type { SendingBuffers } from './sending-buffers.ts';
import { resolveSpelled } from './spelled.ts';

export interface DocumentDependencies extends Told, FactsSource {
  /** Who asks, from the session cookie. */
  sessionOf(request: FastifyRequest): Promise<SessionSummary>;
  /** What the subject of a page is called, for its title; the page answers 404 when there is no such thing. Undefined where there are no subjects. */
  readonly namesOf: NamesOf | undefined;
  /** What stands at an address of content, whose words are in no dictionary; undefined for all other paths. */
  headAt(path: string, language: string, query: string, site: SiteConfig): Promise<ContentHead | undefined>;
  /** What a document may show beside what is of this site: games of companies, and their pictures. */
  gameOrigins(): Pick<PolicyAddition, 'frames' | 'images'>;
  /** What keeps a visitor out of the site (S4-12). */
  blockOf(request: FastifyRequest): BlockInfo | undefined;
  /** What a visitor who is kept out wrote about it, and what was answered (S2-66). */
  readonly appeals: Appeals;
  /** Where a path without language has moved to (S7-25). */
  moved: NonNullable<ResolveContext['moved']>;
  /** Keeps what the address says about where its visitor comes from (S9-15). */
  onDocument(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** A document's answer before it is sent. */
export type DocumentAnswer =
  | (DocumentContent & {
      readonly kind: 'page';
      readonly status: number;
      readonly language: string;
      /** The release it was made from; absent in the page of last resort. */
      readonly release?: number;
      /** Who the visitor is to canaries, where that is to be kept. */
      readonly visitorCookie?: string;
      /** When it is worth asking again, where the site is not there now. */
      readonly retryAfterSec?: number;
      /** What this document may do beside what every document may. */
      readonly additions?: readonly PolicyAddition[];
    })
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

export interface DocumentService {
  answer(request: FastifyRequest): Promise<DocumentAnswer>;
}

/** Resolves an address like the browser does and renders what it leads to (docs/site.md). */
export function createDocumentService(
  kernel: Kernel,
  source: SiteConfigSource,
  releases: ReleaseStore,
  remotes: RemotePages,
  overrides: OverrideRightsService,
  drawings: Drawings,
  buffers: SendingBuffers,
  dependencies: DocumentDependencies,
): DocumentService {
  const { sessionOf, namesOf, headAt, gameOrigins, moved, blockOf, appeals } = dependencies;
  const { config, clock, hosts, log, randomBytes } = kernel;
  const contentOf = createDocumentContents(clock, drawings, appeals, buffers);
  const isDemo = config.mode === 'production' && config.feeds.includes('simulation');

  async function answerPage(
    request: FastifyRequest,
    url: URL,
    visitor: Visitor,
    site: SiteConfig,
    rights: OverrideRights | undefined,
    visit: LoadedVisit,
  ): Promise<DocumentAnswer> {
    const preview = await openPreview({ url, site, block: visitor.resolve.block }, headAt);
    if (preview?.leadsTo !== undefined) return { kind: 'redirect', status: 302, to: preview.leadsTo };
    const release = remotes.withRemotePages(visit.loaded, site);
    const loaded = preview === undefined ? release : withOpenPage(release, preview.path);
    const resolution = resolveSpelled(loaded.matcher, url.pathname, url.search, visitor.resolve);
    if (resolution.kind === 'redirect') return resolution;
    const { matched } = resolution;
    const head = await headAt(matched.path, matched.language, matched.query, site);
    if (head?.kind === 'moved')
      return { kind: 'redirect', status: 301, to: withLanguage(matched.language, head.to) + matched.query };
    const subject =
      contentSubject(head, matched) ??
      (await subjectOf(matched, namesOf && withLandings(namesOf, site), {
        playerId: parseId<'player'>(visitor.resolve.session.userId ?? ''),
        country: dependencies.countryOf(request),
      }));
    const isGone = resolution.status === 200 && subject.isUnknown;
    const status = isGone ? 404 : resolution.status;
    const remote = remoteTermsOf(matched, randomBytes);
    const additions = [
      parcelConnections(loaded.release),
      { origins: [], ...gameOrigins() },
      ...(rights === undefined ? [] : [rights.policy]),
      ...(remote === undefined ? [] : [remotePolicy(remote)]),
    ];
    const publicOrigin = hosts.originOf(request);
    const content = await contentOf(request, {
      matched,
      status,
      pageStatus: resolution.status,
      site,
      visitor,
      loaded,
      canary: visit.canary,
      isStaging: visit.isStaging,
      publicOrigin,
      isDemo,
      serverTimeMs: clock.nowMs(),
      overrides: rights?.terms,
      seoValues: subject.values,
      ownPath: subject.path,
      facts: factsOf(matched, head, dependencies),
      remote,
      scriptAddresses: scriptAddresses({ ...config, publicOrigin }, additions),
    });
    const page = {
      kind: 'page',
      status,
      ...content,
      language: matched.language,
      additions,
      release: loaded.release.number,
      ...(visit.cookie === undefined ? {} : { visitorCookie: visit.cookie }),
    } as const;
    return status === 503
      ? { ...page, retryAfterSec: secondsUntilEnd(site.maintenance, clock.nowMs()) }
      : page;
  }

  return {
    async answer(request) {
      const site = forVisitor(source.of(request), request, dependencies);
      const url = new URL(request.raw.url ?? '/', 'http://site.invalid');
      try {
        const session = await sessionOf(request);
        const visitor = visitorOf(request, session, site, { moved, block: blockOf(request) });
        const visit = releases.visit(request, session.userId);
        return await answerPage(request, url, visitor, site, overrides.rightsOf(request), visit);
      } catch (error) {
        const isAway = isConnectionLost(error);
        if (!isAway) log.error({ err: error, path: url.pathname }, 'a document could not be rendered');
        const page = fatalAnswer(url, visitorOf(request, GUEST, site), site, isDemo);
        return isAway ? { ...page, status: 503, retryAfterSec: RETRY_AFTER_SEC } : page;
      }
    },
  };
}

const GUEST: SessionSummary = { userId: null, banLevel: 0 };

/** The page of last resort: no release, no database, no JavaScript needed. */
function fatalAnswer(
  url: URL,
  { resolve, theme }: Visitor,
  site: SiteConfig,
  isDemo: boolean,
): Extract<DocumentAnswer, { kind: 'page' }> {
  const language = chooseLanguage(site.languages, {
    path: splitLanguage(url.pathname).language,
    cookie: resolve.languageCookie,
    browser: resolve.browserLanguages,
    signedIn: false,
  });
  const { fatal, demo } = siteWords(language);
  const html = plainPage({
    language,
    theme,
    companyName: site.companyName,
    title: fatal.title,
    notice: isDemo ? demo : undefined,
    paragraphs: [fatal.text],
    action: { label: fatal.retry, href: '' },
    styles: [],
  });
  return { kind: 'page', status: 500, content: Buffer.from(html), encoding: 'identity', language };
}
