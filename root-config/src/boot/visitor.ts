import { COOKIES, type BootData, type ResolveContext, type SiteConfig } from '@paddock/contract';
import type { AuthValue, ProfileValue, SiteValue } from '@paddock/shared-utils';

export interface VisitorSources {
  readonly boot: BootData;
  readonly document: Document;
  readonly navigator: Navigator;
  auth(): AuthValue;
  profile(): ProfileValue;
  site(): SiteValue;
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
  const site = siteOf(sources);
  return {
    session:
      auth.status === 'checking'
        ? boot.session
        : { userId: auth.userId, banLevel: auth.banLevel, needsIdentification: needsIdentification(sources) },
    site,
    languages: site.languages,
    languageCookie: readCookie(document.cookie, COOKIES.language),
    browserLanguages: navigator.languages,
  };
}

/** As the player's record says; as the document said, while it is not there. */
function needsIdentification({ boot, profile }: VisitorSources): boolean {
  const value = profile();
  return 'profile' in value
    ? value.profile.is_need_identification
    : boot.session.needsIdentification === true;
}

function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
