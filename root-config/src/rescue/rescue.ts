// Runs before everything else in documents that allow import-map overrides, so it imports nothing and needs no
// stylesheet. A broken override can keep the whole page from starting; this script still offers the way out.

/** Storage keys of import-map-overrides: `import-map-override:<name>` and its switches. */
const PREFIX = 'import-map-override';
const NAMED = `${PREFIX}:`;
/** How long the root config may take before help is offered. */
const PATIENCE_MS = 10_000;
const RESET_FLAG = 'reset-overrides';
/** Query by which a link asks for overrides. */
const LINK_QUERY = 'imo';
/** Where the library keeps addresses of whole import maps. */
const MAPS_KEY = `${PREFIX}s-external-maps`;
const PANEL_ID = 'override-rescue';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly reset: string;
}

const WORDS: Readonly<Record<'en', Words> & Record<string, Words | undefined>> = {
  en: { title: 'The page has not started', text: 'Active overrides:', reset: 'Reset overrides and reload' },
  ru: {
    title: 'Страница не запустилась',
    text: 'Действуют подмены модулей:',
    reset: 'Сбросить подмены и перезагрузить',
  },
  de: {
    title: 'Die Seite ist nicht gestartet',
    text: 'Aktive Overrides:',
    reset: 'Overrides zurücksetzen und neu laden',
  },
  es: {
    title: 'La página no se ha iniciado',
    text: 'Sustituciones activas:',
    reset: 'Quitar las sustituciones y recargar',
  },
  tr: {
    title: 'Sayfa başlatılamadı',
    text: 'Etkin geçersiz kılmalar:',
    reset: 'Geçersiz kılmaları sıfırla ve yeniden yükle',
  },
  ar: {
    title: 'لم تبدأ الصفحة',
    text: 'البدائل النشطة:',
    reset: 'إزالة البدائل وإعادة التحميل',
  },
  hi: {
    title: 'पेज शुरू नहीं हुआ',
    text: 'सक्रिय ओवरराइड:',
    reset: 'ओवरराइड हटाएँ और फिर से लोड करें',
  },
};

function overrideKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function reset(): void {
  for (const key of overrideKeys()) localStorage.removeItem(key);
  const url = new URL(location.href);
  url.searchParams.delete(RESET_FLAG);
  url.searchParams.delete(LINK_QUERY);
  location.replace(url.href);
}

/** Everything that may be to blame: kept overrides, those of the link, whole import maps. */
function activeNames(): string[] {
  const kept = overrideKeys();
  const asked = new URL(location.href).searchParams.get(LINK_QUERY);
  return [
    ...kept.filter((key) => key.startsWith(NAMED)).map((key) => key.slice(NAMED.length)),
    ...(kept.includes(MAPS_KEY) ? namesIn(localStorage.getItem(MAPS_KEY)) : []),
    ...(asked === null ? [] : namesIn(asked)),
  ];
}

/** Names of an import map, or the addresses of a list; the text itself where it is neither. */
function namesIn(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (Array.isArray(value)) return value.map(String);
    return Object.keys((value as { imports: object }).imports);
  } catch {
    return text === null ? [] : [text.slice(0, 100)];
  }
}

function hasStarted(): boolean {
  return document.documentElement.dataset['rootConfig'] === 'ready';
}

function isFatal(): boolean {
  return document.getElementById('fatal')?.hidden === false;
}

/** Offers the way out while there is something to blame; takes the offer away once the page has recovered. */
function look(isLate: boolean): void {
  const names = isFatal() || (isLate && !hasStarted()) ? activeNames() : [];
  const shown = document.getElementById(PANEL_ID);
  if (names.length === 0) shown?.remove();
  else if (shown === null) offerReset(names);
}

function offerReset(names: readonly string[]): void {
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  const panel = document.createElement('section');
  panel.id = PANEL_ID;
  panel.setAttribute('role', 'alert');
  Object.assign(panel.style, {
    position: 'fixed',
    inset: '16px 16px auto',
    zIndex: '1000',
    padding: '16px',
    border: '2px solid currentColor',
    borderRadius: '8px',
    background: 'Canvas',
    color: 'CanvasText',
    font: '14px/1.4 system-ui, sans-serif',
  });
  const title = document.createElement('strong');
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = `${words.text} ${names.join(', ')}`;
  text.style.margin = '4px 0 12px';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.reset;
  Object.assign(button.style, {
    padding: '8px 16px',
    border: '1px solid currentColor',
    borderRadius: '8px',
    background: 'ButtonFace',
    color: 'ButtonText',
    font: 'inherit',
    cursor: 'pointer',
  });
  button.addEventListener('click', reset);
  panel.append(title, text, button);
  document.body.append(panel);
}

if (new URL(location.href).searchParams.has(RESET_FLAG)) {
  reset();
} else {
  let isLate = false;
  // The fatal page may come at any time: at the start, or when the frame breaks down later.
  const watcher = new MutationObserver(() => look(isLate));
  watcher.observe(document.documentElement, { attributeFilter: ['data-root-config'] });
  const fatal = document.getElementById('fatal');
  if (fatal !== null) watcher.observe(fatal, { attributeFilter: ['hidden'] });
  setTimeout(() => {
    isLate = true;
    look(isLate);
  }, PATIENCE_MS);
}
