import type { Say } from './developer-words.ts';
import style from './override-badge.css?text';
import { addOwnStyle } from './own-style.ts';
import { SHORTCUT } from './panel-shortcut.ts';
import type { RemoteLog } from './remote-log.ts';

export interface BadgeOptions {
  readonly document: Document;
  /** Import-map names that are overridden. */
  readonly names: readonly string[];
  /** What could not be taken from the overrides. */
  readonly problems: readonly string[];
  /** The grant that allows overrides here; null where they always are. */
  readonly grant: { readonly developer: string; readonly untilMs: number } | null;
  readonly remotes: RemoteLog;
  readonly translate: Say;
  timeOf(epochMs: number): string;
  openPanel(): void;
  reset(): void;
}

/**
 * What a developer sees on every page: which modules are overridden, what is wrong with them, until when a grant lasts,
 * and the way back. With nothing of that to say it is a small button in the corner.
 */
export interface OverrideBadge {
  /** Draws it anew, in the present language. */
  draw(): void;
}

/** Parcels before the development modules that come with them: a badge on a phone shows its first words. */
function ownFirst(names: readonly string[]): readonly string[] {
  const isOwn = (name: string): boolean => name.startsWith('@paddock/');
  return names.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

export function createOverrideBadge(options: BadgeOptions): OverrideBadge {
  const { document, names, problems, grant, remotes } = options;
  const badge = document.createElement('section');
  badge.id = 'override-badge';
  /** What it says now: drawn again only when that changes, so that the focus stays where it is. */
  let said: string | undefined;

  function broken(): readonly string[] {
    const overridden = remotes
      .list()
      .filter(({ parcel, state }) => state === 'error' && names.includes(`@paddock/${parcel}`));
    return overridden.map(({ parcel, lastError }) =>
      options.translate('overrides.broken', { name: `@paddock/${parcel}`, error: lastError ?? '' }),
    );
  }

  function draw(): void {
    const { translate } = options;
    const wrong = [...problems, ...broken()];
    const isQuiet = names.length === 0 && wrong.length === 0 && grant === null;
    const lines = linesOf(translate);
    const says = [translate('overrides.label'), ...lines, ...wrong].join('\n');
    if (says === said) return;
    badge.className = isQuiet ? 'override-corner' : 'override-badge';
    badge.classList.toggle('override-badge-broken', wrong.length > 0);
    badge.setAttribute('aria-label', translate('overrides.label'));
    const panel = button(isQuiet ? '</>' : translate('developer.title'), options.openPanel);
    if (isQuiet) panel.setAttribute('aria-label', translate('developer.title'));
    panel.title = SHORTCUT;
    badge.replaceChildren(
      ...(isQuiet ? [] : [words(lines)]),
      ...(wrong.length > 0 ? [list(wrong)] : []),
      panel,
      ...(names.length > 0 || problems.length > 0
        ? [button(translate('overrides.reset'), options.reset)]
        : []),
    );
    if (said === undefined) {
      addOwnStyle(document, style);
      document.body.append(badge);
    }
    said = says;
  }

  function linesOf(translate: Say): readonly string[] {
    const lines: string[] = [];
    if (names.length > 0) lines.push(translate('overrides.active', { names: ownFirst(names).join(', ') }));
    if (grant !== null) {
      const { developer, untilMs } = grant;
      lines.push(translate('overrides.grant', { developer, until: options.timeOf(untilMs) }));
    }
    return lines;
  }

  function words(lines: readonly string[]): HTMLElement {
    const text = document.createElement('p');
    text.textContent = lines.join(' · ');
    return text;
  }

  function list(items: readonly string[]): HTMLElement {
    const element = document.createElement('ul');
    element.setAttribute('role', 'status');
    for (const item of items)
      element.append(Object.assign(document.createElement('li'), { textContent: item }));
    return element;
  }

  function button(text: string, press: () => void): HTMLButtonElement {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.addEventListener('click', press);
    return element;
  }

  remotes.subscribe(() => {
    if (said !== undefined) draw();
  });
  return { draw };
}
