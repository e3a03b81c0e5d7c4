import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowedLanguages, ownSpelling, resolveUrl } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { SiteHosts } from '../../../kernel/http/site-hosts.ts';
import { themeColourOf } from '../app/theme-colour.ts';
import { contentSubject, subjectOf } from '../document/seo-values.ts';
import type { DocumentDependencies } from '../document/document-service.ts';
import { withLandings } from '../document/landing-names.ts';
import type { LoadedRelease } from '../release/release-store.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { factsOf } from './page-facts.ts';
import { seoPageOf, type HeadInput } from './seo-page.ts';
import { dataOf, pictureOf } from './seo-tags.ts';

export interface SeoParts extends Pick<DocumentDependencies, 'headAt' | 'matchOf' | 'namesOf'> {
  readonly siteOf: SiteConfigSource['of'];
  readonly release: () => LoadedRelease;
  readonly hosts: SiteHosts;
}

/** Of what is the same for everybody. */
const keptFor = (reply: FastifyReply, seconds: number) =>
  reply.header('cache-control', `public, max-age=${String(seconds)}`);

/** What pages say to search engines and other sites, by their paths (S7-27). */
export function seoRoutes(app: HttpApp, parts: SeoParts): void {
  serve(app, 'GET /web-api/seo/page', { config: { budget: 'search' } }, async (request, reply) => {
    const page = seoPageOf(await pageAt(parts, request, request.query.path));
    keptFor(reply, 60);
    return page;
  });
  serve(app, 'GET /web-api/seo/content', { config: { budget: 'search' } }, async (request, reply) => {
    const input = await pageAt(parts, request, request.query.path);
    keptFor(reply, 60);
    return { data: dataOf(input, seoPageOf(input)) ?? null };
  });
  serve(app, 'GET /web-api/seo/visual', { config: { budget: 'search' } }, async (request, reply) => {
    const input = await pageAt(parts, request, request.query.path);
    keptFor(reply, 60);
    const { url, width, height, alt } = pictureOf(input, seoPageOf(input));
    return { themeColor: themeColourOf(parts.siteOf(request)), picture: { url, width, height, alt } };
  });
  serve(app, 'GET /web-api/seo/iso-codes', (request, reply) => {
    keptFor(reply, 3_600);
    const codes = allowedLanguages(parts.siteOf(request).languages, false);
    return Object.fromEntries(codes.map((code) => [code, Intl.getCanonicalLocales(code)[0] ?? code]));
  });
}

/** A page as a guest's document has it. @throws PlatformError NOT_FOUND where a guest finds none, or another one, at the path */
async function pageAt(parts: SeoParts, request: FastifyRequest, asked: string): Promise<HeadInput> {
  const { hosts, namesOf, headAt } = parts;
  const site = parts.siteOf(request);
  const publicOrigin = hosts.originOf(request);
  const { matcher, dictionaries } = parts.release();
  const guest = {
    session: { userId: null, banLevel: 0 },
    site,
    languages: site.languages,
    browserLanguages: [],
  };
  if (!URL.canParse(asked, 'http://site.invalid')) throw new PlatformError('NOT_FOUND');
  const { pathname } = new URL(asked, 'http://site.invalid');
  const found = resolveUrl(matcher, pathname, '', guest);
  if (found.kind !== 'page' || found.status !== 200) throw new PlatformError('NOT_FOUND');
  const { matched } = found;
  if (ownSpelling(matched) !== matched.path) throw new PlatformError('NOT_FOUND');
  const head = await headAt(matched.path, matched.language, '', site);
  const subject =
    contentSubject(head, matched) ?? (await subjectOf(matched, namesOf && withLandings(namesOf, site)));
  if (subject.isUnknown || head?.kind === 'moved') throw new PlatformError('NOT_FOUND');
  const facts = factsOf(matched, head, parts);
  const { values: seoValues, path: ownPath } = subject;
  return { matched, ownPath, status: 200, site, dictionaries, publicOrigin, seoValues, facts };
}
