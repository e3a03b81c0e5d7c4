import { linkStands, matchedRoute, type SiteConfig } from '@paddock/contract';

import type { DocumentDependencies } from '../document/document-service.ts';
import { withLandings } from '../document/landing-names.ts';
import { contentSubject, subjectOf } from '../document/seo-values.ts';
import type { LoadedRelease } from '../release/release-store.ts';

/** What stands at an address by itself, whatever rules lead away from it: a page, a way on to another address, or nothing. */
export type Standing = 'page' | 'elsewhere' | 'nothing';

/** The pages of a site, by their paths without language. */
export interface KnownPages {
  standing(path: string): Promise<Standing>;
  /** Paths of pages that are open: the site's own, and those of all that is listed. */
  open(): readonly string[];
  /** Whether a page may stand below a path: `/match` of `/match/:game`. */
  mayHaveBelow(path: string): boolean;
}

export interface PageSources extends Pick<DocumentDependencies, 'headAt' | 'namesOf'> {
  readonly site: () => SiteConfig;
  /** With the site's remote pages. */
  readonly release: () => Pick<LoadedRelease, 'matcher'>;
  /** Paths that are pages where their route is open. */
  readonly listed: () => readonly string[];
}

export function createKnownPages({ site, release, listed, headAt, namesOf }: PageSources): KnownPages {
  /** What is closed for maintenance is there all the same. */
  const standingSite = (): SiteConfig => {
    const { maintenance: _, ...rest } = site();
    return rest;
  };
  return {
    async standing(path) {
      const { matcher } = release();
      const asked = standingSite();
      const found = matcher.match(path);
      if (found.kind === 'none' || !linkStands(matcher, path, asked)) return 'nothing';
      if (found.kind === 'redirect') return 'elsewhere';
      if ((found.route.meta.status ?? 200) >= 400) return 'nothing';
      const language = asked.languages.fallback;
      const matched = matchedRoute(found, { language, path, query: '' });
      const head = await headAt(path, language, '', asked);
      if (head?.kind === 'moved') return 'elsewhere';
      const subject =
        contentSubject(head, matched) ?? (await subjectOf(matched, namesOf && withLandings(namesOf, asked)));
      return subject.isUnknown ? 'nothing' : 'page';
    },
    open() {
      const { matcher } = release();
      const asked = standingSite();
      return listed().filter((path) => linkStands(matcher, path, asked));
    },
    mayHaveBelow: (path) =>
      release().matcher.table.routes.some(({ paths }) => paths.some((pattern) => goesOn(pattern, path))),
  };
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** Whether a pattern of routes says more after what a path says. */
function goesOn(pattern: string, path: string): boolean {
  const said = segmentsOf(pattern.replace(/[{}]/g, ''));
  const asked = segmentsOf(path);
  const fits = asked.every((name, at) => {
    const one = said[at] ?? '';
    return one.startsWith(':') || one.toLowerCase() === name.toLowerCase();
  });
  return fits && said.length > asked.length;
}
