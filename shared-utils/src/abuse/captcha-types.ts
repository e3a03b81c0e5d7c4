import type { Stream } from '../stream/stream.ts';

/** Whether this page is showing that it is no machine (S7-04), and how much of the work is done, from 0 to 1. */
export type CaptchaValue =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly progress: number };

export interface CaptchaState {
  readonly captcha$: Stream<CaptchaValue>;
}
