import { FRAME_IDS } from '@paddock/contract';
import { resetSite } from '@paddock/shared-utils';

/**
 * Shows the fatal page, which the document carries complete and translated, in place of the frame. What the browser keeps
 * of the site's files goes: one of them may be why.
 */
export function showFatal(document: Document): void {
  const fatal = document.getElementById(FRAME_IDS.fatal);
  if (fatal === null) return;
  fatal.hidden = false;
  document.getElementById(FRAME_IDS.root)?.setAttribute('hidden', '');
  void resetSite();
}

/** Takes the fatal page away again: the frame has come after all. */
export function hideFatal(document: Document): void {
  document.getElementById(FRAME_IDS.fatal)?.setAttribute('hidden', '');
  document.getElementById(FRAME_IDS.root)?.removeAttribute('hidden');
}
