import type { FastifyRequest } from 'fastify';
import {
  chooseLanguage,
  resolveUrl,
  splitLanguage,
  type RemoteAppEntry,
  type ResolveContext,
  type SiteConfig,
} from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { withLandings } from '../document/landing-names.ts';
import { subjectOf, type NamesOf } from '../document/seo-values.ts';
import type { LoadedRelease, ReleaseStore } from '../release/release-store.ts';
import { ownWords } from '../seo/seo-page.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { linkTo, ownEntry, pagePlace, widgetPlace } from './own-entry.ts';

export interface EntryService {
  /** The entry of an address's page. @throws PlatformError NOT_FOUND where no guest is shown a page, MAINTENANCE */
  page(request: FastifyRequest, forceSpa: boolean): Promise<RemoteAppEntry>;
  /** The entry of widgets by name, in the address's language. @throws PlatformError COMPONENT_UNKNOWN, MAINTENANCE */
  components(request: FastifyRequest, names: readonly string[]): RemoteAppEntry;
}

/** Answers entries. Always for a guest and without looking at cookies: whoever asks is another site, not a player. */
export function createEntryService(
  { hosts, clock }: Pick<Kernel, 'hosts' | 'clock'>,
  source: SiteConfigSource,
  releases: ReleaseStore,
  namesOf: NamesOf | undefined,
): EntryService {
  function openSite(request: FastifyRequest): {
    loaded: LoadedRelease;
    site: SiteConfig;
    origin: string;
    url: URL;
  } {
    const site = source.of(request);
    if (site.maintenance?.state === true) throw new PlatformError('MAINTENANCE');
    return {
      site,
      origin: hosts.originOf(request),
      loaded: releases.current(),
      url: new URL(request.raw.url ?? '/', 'http://site.invalid'),
    };
  }

  return {
    async page(request, forceSpa) {
      const { site, loaded, origin, url } = openSite(request);
      const found = resolveUrl(loaded.matcher, url.pathname, url.search, guestOf(site));
      // A redirect would lead a fetch astray, and a page that is not for guests is not for other sites either.
      if (found.kind !== 'page' || found.status !== 200) throw new PlatformError('NOT_FOUND');
      const { matched } = found;
      const subject = await subjectOf(matched, namesOf && withLandings(namesOf, site));
      if (subject.isUnknown) throw new PlatformError('NOT_FOUND');
      const { dictionaries } = loaded;
      const words = ownWords({ matched, site, dictionaries, seoValues: subject.values });
      const title = words.title === '' ? site.companyName : words.title;
      return ownEntry({
        loaded,
        site,
        language: matched.language,
        origin,
        serverTimeMs: clock.nowMs(),
        places: [pagePlace(matched)],
        title,
        description: words.description === '' ? undefined : words.description,
        standIn: forceSpa ? '' : linkTo(origin, matched, title),
      });
    },
    components(request, names) {
      const { site, loaded, origin, url } = openSite(request);
      for (const component of names) {
        const [parcel = '', widget = ''] = component.split('/');
        const known = loaded.parcels.get(parcel)?.manifest.widgets.includes(widget) === true;
        if (!known) throw new PlatformError('COMPONENT_UNKNOWN', { component });
      }
      const language = chooseLanguage(site.languages, {
        path: splitLanguage(url.pathname).language,
        browser: [],
        signedIn: false,
      });
      return ownEntry({
        loaded,
        site,
        language,
        origin,
        serverTimeMs: clock.nowMs(),
        places: names.map(widgetPlace),
        title: site.companyName,
        description: undefined,
        standIn: '',
      });
    },
  };
}

function guestOf(site: SiteConfig): ResolveContext {
  return {
    session: { userId: null, banLevel: 0 },
    site,
    languages: site.languages,
    browserLanguages: [],
  };
}
