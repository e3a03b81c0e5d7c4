import type { WebPushNote } from '@paddock/contract/schemas';

/** An open window of the site. */
export interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface NotesParts {
  readonly origin: string;
  show(
    title: string,
    options: { readonly body: string; readonly tag: string; readonly data: { readonly path: string } },
  ): Promise<void>;
  windows(): Promise<readonly OpenWindow[]>;
  open(url: string): Promise<unknown>;
}

export interface Notes {
  /** Shows what the server sent. A browser takes the right away from a site that shows nothing, so something always is. */
  show(text: string): Promise<void>;
  /** Leads to what a note is about: in a window that is there, or in a new one. */
  follow(data: unknown): Promise<void>;
}

/** Notes of the server (Web Push) as they are shown on a device, and where pressing them leads. */
export function createNotes({ origin, show, windows, open }: NotesParts): Notes {
  return {
    async show(text) {
      const { title, body, tag, path } = noteIn(text);
      await show(title, { body, tag, data: { path } });
    },
    async follow(data) {
      const url = addressOf(data, origin);
      const [window] = await windows();
      if (window === undefined) {
        await open(url);
        return;
      }
      await window.focus();
      await window.navigate(url);
    },
  };
}

const EMPTY: WebPushNote = { title: '', body: '', tag: 'note', path: '/' };

function noteIn(text: string): WebPushNote {
  try {
    const said = JSON.parse(text) as Partial<Record<keyof WebPushNote, unknown>> | null;
    const entries = Object.entries(said ?? {}).filter(
      ([name, value]) => name in EMPTY && typeof value === 'string',
    );
    return { ...EMPTY, ...Object.fromEntries(entries) };
  } catch {
    return EMPTY;
  }
}

/** Of this site, whatever it says. */
function addressOf(data: unknown, origin: string): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : '/';
  const text = typeof path === 'string' ? path : '/';
  const url = URL.canParse(text, origin) ? new URL(text, origin) : new URL('/', origin);
  return url.origin === origin ? url.href : `${origin}/`;
}
