/** One for all drafts of a tab: `{"of": player, "texts": {place: text}}`. */
const KEY = 'support.drafts';

interface Drafts {
  readonly of: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** All of a player's, by place; what is kept for another player, or damaged, is nothing. */
function readAll(userId: string): Drafts['texts'] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Drafts>;
    return stored.of === userId ? { ...stored.texts } : {};
  } catch {
    return {};
  }
}

/**
 * What a player has typed to support and not sent, kept for the tab so that a reload loses nothing. `place` is a question
 * by its id, or `new`. Empty where there is none, or it is another player's.
 */
export function readDraft(userId: string, place: string): string {
  const text: unknown = readAll(userId)[place];
  return typeof text === 'string' ? text : '';
}

/** An empty text leaves none. Where the browser keeps nothing a draft lasts as long as its form. */
export function keepDraft(userId: string, place: string, text: string): void {
  const { [place]: _before, ...others } = readAll(userId);
  const texts = text === '' ? others : { ...others, [place]: text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: userId, texts } satisfies Drafts));
  } catch {
    // Full or forbidden.
  }
}

/** Nobody is signed in: whoever comes next finds nothing. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A storage that forbids this holds nothing of ours.
  }
}
