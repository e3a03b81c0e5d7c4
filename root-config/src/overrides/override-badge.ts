import './override-badge.css';

/** The part of import-map-overrides' documented API in use. */
interface OverridesApi {
  getOverrideMap(): { readonly imports: Readonly<Record<string, string>> };
  resetOverrides(): void;
}

export interface BadgeOptions {
  readonly document: Document;
  /** `window.importMapOverrides`; absent in documents without the right to overrides. */
  readonly api: unknown;
  translate(key: string, values?: Readonly<Record<string, string>>): string;
  reload(): void;
}

/** Shows which modules are overridden, with a button that takes all overrides away. Nothing without overrides. */
export function showOverrideBadge({ document, api, translate, reload }: BadgeOptions): HTMLElement | null {
  if (!isOverridesApi(api)) return null;
  const names = Object.keys(api.getOverrideMap().imports);
  if (names.length === 0) return null;

  const badge = document.createElement('section');
  badge.className = 'override-badge';
  badge.setAttribute('aria-label', translate('overrides.label'));
  const text = document.createElement('p');
  text.textContent = translate('overrides.active', { names: names.join(', ') });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate('overrides.reset');
  button.addEventListener('click', () => {
    api.resetOverrides();
    reload();
  });
  badge.append(text, button);
  document.body.append(badge);
  return badge;
}

function isOverridesApi(api: unknown): api is OverridesApi {
  if (typeof api !== 'object' || api === null) return false;
  return ['getOverrideMap', 'resetOverrides'].every((key) => typeof Reflect.get(api, key) === 'function');
}
