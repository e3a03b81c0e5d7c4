import type { BootData, MatchedRoute } from '@paddock/contract';

import type { Say } from '../overrides/developer-words.ts';
import { addOwnStyle } from '../overrides/own-style.ts';
import type { RemoteLog } from '../overrides/remote-log.ts';
import type { Scheduler } from '../time/scheduler.ts';
import style from './developer-panel.css?text';
import { openOverridesUi } from './overrides-ui.ts';
import { remotesTable } from './remotes-table.ts';
import { routesTable } from './routes-table.ts';
import { streamsIn, streamsList } from './streams-list.ts';

export interface PanelOptions {
  readonly document: Document;
  readonly boot: BootData;
  readonly say: Say;
  /** Active overrides, import-map name → address. */
  readonly active: ReadonlyMap<string, string>;
  readonly remotes: RemoteLog;
  /** The page's shared-utils, whose streams are shown. */
  readonly shared: unknown;
  readonly scheduler: Scheduler;
  /** Topics and prices that are on the screen, with their latest values. */
  watched(): readonly (readonly [name: string, value: unknown])[];
  matched(): MatchedRoute | null;
  /** Calls at each change of the matched route; answers a stop. */
  onRoute(listener: () => void): () => void;
  entryUrlOf(parcel: string): string | null;
}

/** One section of the panel: its table and the way to stop keeping it fresh. */
export interface PanelSection {
  readonly element: HTMLElement;
  stop(): void;
}

const ID = 'developer-panel';
let styled = false;

/**
 * Opens the developer panel at the foot of the page, or closes the open one: what is loaded and from where, which routes
 * there are, what the streams hold. The page below stays usable.
 */
export function openDeveloperPanel(options: PanelOptions): void {
  const { document, say } = options;
  const open = document.getElementById(ID);
  if (open !== null) {
    open.querySelector<HTMLButtonElement>('[data-close]')?.click();
    return;
  }
  if (!styled) addOwnStyle(document, style);
  styled = true;
  const opener = document.activeElement;
  const panel = document.createElement('section');
  panel.id = ID;
  panel.setAttribute('aria-labelledby', `${ID}-title`);

  const sections = [
    { title: 'developer.remotes', made: remotesTable(options) },
    { title: 'developer.routes', made: routesTable(options) },
    { title: 'developer.streams', made: streamsList({ ...options, streams: streamsIn(options.shared) }) },
  ];

  function close(): void {
    for (const { made } of sections) made.stop();
    document.removeEventListener('keydown', onKey);
    panel.remove();
    if (opener instanceof HTMLElement) opener.focus();
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && panel.contains(document.activeElement)) close();
  }

  const title = Object.assign(document.createElement('h2'), { id: `${ID}-title`, tabIndex: -1 });
  title.textContent = say('developer.title');
  const release = document.createElement('p');
  release.textContent = say('developer.release', { number: String(options.boot.release) });
  const overrides = button(document, say('developer.overrides'), () =>
    openOverridesUi(document, options.boot),
  );
  const leave = button(document, say('developer.close'), close);
  leave.dataset['close'] = '';
  const bar = document.createElement('header');
  bar.append(title, release, overrides, leave);

  const body = document.createElement('div');
  body.append(...sections.map(({ title: key, made }) => folding(document, say(key), made.element)));
  panel.append(bar, body);
  document.addEventListener('keydown', onKey);
  document.body.append(panel);
  title.focus();
}

function folding(document: Document, title: string, content: HTMLElement): HTMLElement {
  const details = document.createElement('details');
  details.open = true;
  const summary = document.createElement('summary');
  summary.textContent = title;
  details.append(summary, content);
  return details;
}

function button(document: Document, text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}
