import type { RemoteApp } from '@paddock/contract';

/** What an entry's scripts have left under its name, and how it is taken away. */
export interface RegisteredApp {
  readonly app: RemoteApp<HTMLElement>;
  forget(): void;
}

/**
 * Looks for an app under its name before and after the scripts ran. A name that belonged to something else before is
 * left alone: an entry called `System` takes nothing away.
 */
export function watchForApp(window: Window, appName: string): () => RegisteredApp | null {
  const isFree = read(window, appName) === undefined;
  return () => {
    const app = read(window, appName);
    if (!isFree || !isObject(app)) return null;
    return {
      app,
      forget() {
        if (read(window, appName) === app) Reflect.deleteProperty(window, appName);
      },
    };
  };
}

const read = (window: Window, name: string): unknown => Reflect.get(window, name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
