import type { Stream } from '../stream/stream.ts';

export interface InstallationValue {
  /**
   * `offered` while the browser would install the site if asked to, `installed` where it runs as an app of its own,
   * `none` where there is nothing to be done: most browsers tell nothing of themselves.
   */
  readonly status: 'none' | 'offered' | 'installed';
}

export interface Installation {
  readonly installation$: Stream<InstallationValue>;
  /**
   * Has the browser ask its visitor whether the site shall be installed. Only in answer to a press. Answers whether it is;
   * a browser asks once a document.
   */
  install(): Promise<boolean>;
}
