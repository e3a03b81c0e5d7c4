import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 300;
const PAUSE_MS = 100;

/** Waits until the server sends a page drawn, with some words on it: the first drawing of all begins a process. */
export async function untilDrawn(url: string, words = ''): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const html = await (await fetch(url)).text();
    if (html.includes('data-drawn') && html.includes(words)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`${url} is not drawn`);
}
