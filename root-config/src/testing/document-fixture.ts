import { FRAME_IDS, frameMarkup } from '@paddock/contract';

import { aSite } from './site-fixture.ts';

/** The document as the server sends it, at an address. */
export function openDocument(path: string): void {
  history.replaceState(null, '', path);
  const words = { skip: 'skip', menu: 'menu', aside: 'aside' };
  document.body.innerHTML = `
    <div id="${FRAME_IDS.root}">${frameMarkup('default', aSite().widgets, words)}</div>
    <div id="${FRAME_IDS.portals}"></div><div id="${FRAME_IDS.announcer}"></div>
    <div id="${FRAME_IDS.fatal}" hidden>fatal</div>`;
  Object.assign(window, { fetch: () => Promise.reject(new Error('no network')), scrollTo: () => undefined });
}
