// Runs before everything else in documents that allow import-map overrides, so it imports nothing and needs no
// stylesheet. A broken override can keep the whole page from starting; this script still offers the way out.

/** Storage keys of import-map-overrides: `import-map-override:<name>` and its switches. */
const PREFIX = 'import-map-override';
const NAMED = `${PREFIX}:`;
/** How long the root config may take before help is offered. */
const PATIENCE_MS = 10_000;
const RESET_FLAG = 'reset-overrides';

const WORDS = {
  en: { title: 'The page has not started', text: 'Active overrides:', reset: 'Reset overrides and reload' },
  ru: {
    title: 'Страница не запустилась',
    text: 'Действуют подмены модулей:',
    reset: 'Сбросить подмены и перезагрузить',
  },
} as const;

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
  url.searchParams.delete('imo');
  location.replace(url.href);
}

function hasStarted(): boolean {
  return document.documentElement.dataset['rootConfig'] === 'ready';
}

function offerReset(names: readonly string[]): void {
  const words = document.documentElement.lang === 'ru' ? WORDS.ru : WORDS.en;
  const panel = document.createElement('section');
  panel.id = 'override-rescue';
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
  setTimeout(() => {
    const names = overrideKeys()
      .filter((key) => key.startsWith(NAMED))
      .map((key) => key.slice(NAMED.length));
    if (names.length > 0 && !hasStarted()) offerReset(names);
  }, PATIENCE_MS);
}
