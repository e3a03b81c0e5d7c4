import { setTimeout } from 'node:timers/promises';

/** Half a minute after a drawing that a busy machine did not finish in its time, the next one is begun. */
const TRIES = 500;

/**
 * Asks for a page until the server has drawn it: the first drawing of all begins a process, for which no document waits.
 * @returns the document that holds it
 * @throws Error where it is never drawn
 */
export async function drawnOnce(url: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const response = await fetch(url);
    const html = await response.text();
    if (html.includes('data-drawn')) return html;
    await setTimeout(100);
  }
  throw new Error('the page is not drawn');
}
