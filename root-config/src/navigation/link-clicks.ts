import { FRAME_IDS } from '@paddock/contract';

/** A plain click on a link of this site: the root config's to handle. Null leaves it to the browser. */
export function linkTargetOf(event: MouseEvent, location: Location): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  if (link === null || link.hasAttribute('download') || !isSameTab(link.target)) return null;
  if (link.relList.contains('external') || isOnFatalPage(link)) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return samePage && url.hash !== '' ? null : url;
}

/** Looks through shadow roots, so that links of any framework's parcel count. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLAnchorElement) return node.hasAttribute('href') ? node : null;
  }
  return null;
}

/** The fatal page offers to load the document anew, which is the browser's work. */
function isOnFatalPage(link: Element): boolean {
  return link.closest(`#${FRAME_IDS.fatal}`) !== null;
}

function isSameTab(target: string): boolean {
  return target === '' || target === '_self';
}
