import { splitLanguage } from '@paddock/contract';
import { mayHaveMoved, type RedirectMarks } from '@paddock/contract/redirects';
import type { RedirectAnswer, RedirectMarksView } from '@paddock/contract/schemas';

import type { Scheduler } from '../time/scheduler.ts';
import type { AskMoved } from './follow-moved.ts';

const ANSWER_PATH = '/redirects-api/api/v1/redirect-light';
const MARKS_PATH = '/redirects-api/api/v1/marks';
/** How often the server is asked again (S8-12), and how long after the first time; each pause is twice the last. */
export const RETRIES = 5;
export const FIRST_PAUSE_MS = 100;

export interface AskMovedOptions {
  readonly fetchFile: typeof fetch;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Of the rules, which counts up with each change. */
  version(): number | undefined;
}

/**
 * Asks the server where an address leads, but only about one that may have moved by the marks of the rules, which are
 * fetched once for each version of them. Where nobody answers an address stays: the page itself may still be there.
 */
export function createAskMoved({ fetchFile, scheduler, version }: AskMovedOptions): AskMoved {
  let known: { readonly version: number; readonly marks: RedirectMarks } | undefined;

  async function learn(wanted: number): Promise<void> {
    try {
      const answer = await fetchFile(`${MARKS_PATH}?version=${String(wanted)}`);
      if (!answer.ok) return;
      const { marks } = (await answer.json()) as RedirectMarksView;
      known = { version: wanted, marks: new Set(marks) };
    } catch {
      // Without them each address is asked about.
    }
  }

  /** What the server says; undefined where it says nothing that counts. */
  async function answerOf(url: string): Promise<RedirectAnswer['data'] | undefined> {
    try {
      const answer = await fetchFile(ANSWER_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      });
      return answer.ok ? ((await answer.json()) as RedirectAnswer).data : undefined;
    } catch {
      return undefined;
    }
  }

  const pause = (delayMs: number) => new Promise<void>((end) => void scheduler.after(delayMs, end));
  const stays = (path: string): boolean =>
    known !== undefined && known.version === version() && !mayHaveMoved(known.marks, path);

  async function ask(href: string, path: string, wanted: number): Promise<string | null> {
    if (known?.version !== wanted) await learn(wanted);
    if (stays(path)) return null;
    for (let retry = 0; ; retry++) {
      const data = await answerOf(href);
      if (data !== undefined) return data.redirect ? data.url : null;
      if (retry === RETRIES) return null;
      await pause(FIRST_PAUSE_MS * 2 ** retry);
    }
  }

  return (href) => {
    const wanted = version();
    if (wanted === undefined) return null;
    const { path } = splitLanguage(new URL(href, 'http://site.invalid').pathname);
    return stays(path) ? null : ask(href, path, wanted);
  };
}
