// Stands before everything else in every document of ours, compiled for browsers of any age. The document's policy
// takes no text as markup or script, and lets one policy of this name be made: this one. It cannot be made again, and
// what it does not know it refuses. In the documents of other sites, which embed ours, it does nothing.

/** `FRAME_IDS.boot`: this script imports nothing. */
const BOOT = 'boot';
/** Under it lie the files of all releases, at this origin and where the site's files come from. */
const FILES = '/assets/';
/** The service worker of an installed site; browsers ask for it at this address, whatever it holds. */
const WORKER = '/pwa-sw.js';
/** Names what else scripts may come from in this document; few documents have it. */
const ALSO = 'meta[name=scripts]';
/** Says that import maps may be put into this document by its overrides. */
const OVERRIDES = '[allow-query-param-override]';

interface Policies {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: object): void;
}

// A worker made of such a script has no document.
const { trustedTypes, document: page } = self as { trustedTypes?: Policies; document?: Document };
if (trustedTypes && !trustedTypes.defaultPolicy && page && page.getElementById(BOOT)) {
  const also = page.querySelector<HTMLMetaElement>(ALSO);
  const own = (page.currentScript as HTMLScriptElement).src;
  const known = [
    location.origin + FILES,
    location.origin + WORKER,
    own.slice(0, own.indexOf(FILES) + FILES.length),
  ].concat(also ? also.content.split(' ') : []);
  trustedTypes.createPolicy('default', {
    /** A script or worker is a file of a release, or lies where this document may take one from. */
    createScriptURL(address: string): string | null {
      const { origin, pathname } = new URL(address, location.href);
      return known.some((start) => (origin + pathname).indexOf(start) === 0) ? address : null;
    },
    /** Import maps of overrides. What reads as JSON does nothing as a script. */
    createScript: page.querySelector(OVERRIDES)
      ? function (text: string): string {
          JSON.parse(text);
          return text;
        }
      : undefined,
  });
}
