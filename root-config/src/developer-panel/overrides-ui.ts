import type { BootData } from '@paddock/contract';

/** Element of import-map-overrides' own UI: a trigger that opens its list of modules. */
const ELEMENT = 'import-map-overrides-full';

/**
 * Opens the library's own UI. Its style sheet is inline, so it carries the document's nonce. The element stays on the
 * page, with its own trigger, until the page is left.
 */
export function openOverridesUi(document: Document, { overrides }: BootData): void {
  const known = document.querySelector<HTMLElement>(ELEMENT);
  const element = known ?? document.createElement(ELEMENT);
  if (known === null) {
    element.setAttribute('style-nonce', overrides?.styleNonce ?? '');
    element.setAttribute('trigger-position', 'bottom-right');
    document.body.append(element);
  }
  element.shadowRoot?.querySelector('button')?.click();
}
