import {
  COOKIES,
  type BlockInfo,
  type BootData,
  type ResolveContext,
  type SiteConfig,
} from '@paddock/contract';
import type { AuthValue, ProfileValue, SiteValue } from '@paddock/shared-utils';

export interface VisitorSources {
  readonly boot: BootData;
  readonly document: Document;
  readonly navigator: Navigator;
  auth(): AuthValue;
  profile(): ProfileValue;
  site(): SiteValue;
  /** What keeps the visitor out; absent where nothing can. */
  block?(): BlockInfo | undefined;
}

/** The site's configuration now; the document's while a newer one is not there. */
export function siteOf({ boot, site }: Pick<VisitorSources, 'boot' | 'site'>): SiteConfig {
  const value = site();
  return 'config' in value ? value.config : boot.site;
}

/** What guards and the choice of the language may know, at this moment. */
export function visitorContext(sources: VisitorSources): ResolveContext {
  const { boot, document, navigator } = sources;
  const auth = sources.auth();
  const profile = sources.profile();
  const site = siteOf(sources);
  return {
    session:
      auth.status === 'checking'
        ? boot.session
        : {
            userId: auth.userId,
            banLevel: auth.banLevel,
            // Until the record is there the server's own guard counts, and its refusal of a deposit.
            needsIdentification: 'profile' in profile && profile.profile.is_need_identification,
          },
    site,
    block: sources.block?.(),
    languages: site.languages,
    languageCookie: readCookie(document.cookie, COOKIES.language),
    browserLanguages: navigator.languages,
  };
}

function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
