/**
 * Shows the site in the colours of another brand sheet, or in the house's own where there is none. The one before goes
 * when the new one is there, so that nothing is ever shown in between.
 * @param href address of the sheet, as the site's configuration says it
 */
export function followBrand({ head }: Document, href: string | undefined): void {
  const shown = [...head.querySelectorAll<HTMLLinkElement>('link[data-brand]')];
  if (shown.at(-1)?.getAttribute('href') === (href ?? null)) return;
  const leave = () => shown.forEach((link) => link.remove());
  if (href === undefined) return leave();
  const link = head.ownerDocument.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset['brand'] = '';
  link.addEventListener('load', leave);
  head.append(link);
}
