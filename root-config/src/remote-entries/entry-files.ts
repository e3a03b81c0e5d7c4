import { RemoteFailure } from '../remote/remote-failure.ts';
import { trustedCode } from './trusted-text.ts';

/** Files and code an entry brings into the document; everything is taken out again at once by `remove`. */
export interface EntryFiles {
  /** Resolves once the sheet is there. @throws RemoteFailure */
  addSheet(url: string): Promise<void>;
  addStyle(text: string): void;
  addHead(elements: readonly Element[]): void;
  /** Resolves once the script has run. @throws RemoteFailure */
  runScript(url: string): Promise<void>;
  /** Runs code of the entry as a script with the document's nonce. @throws RemoteFailure when it throws */
  runCode(code: string): void;
  remove(): void;
}

/** Marks what an entry has put into the head. */
const MARK = 'remoteEntry';

export function createEntryFiles(
  window: Window & typeof globalThis,
  { parcel, nonce }: { readonly parcel: string; readonly nonce: string },
): EntryFiles {
  const { document } = window;
  const added: HTMLElement[] = [];

  function add<E extends HTMLElement>(element: E): E {
    element.dataset[MARK] = '';
    added.push(element);
    document.head.append(element);
    return element;
  }

  function arrival(element: HTMLElement, url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      element.addEventListener('load', () => resolve(), { once: true });
      element.addEventListener('error', () => reject(lost(url)), { once: true });
      add(element);
    });
  }

  const lost = (url: string): RemoteFailure =>
    new RemoteFailure(`${url} did not come`, { kind: 'network', parcel, url });

  return {
    addSheet: (url) =>
      arrival(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }), url),
    addStyle(text) {
      add(Object.assign(document.createElement('style'), { nonce, textContent: text }));
    },
    addHead(elements) {
      for (const element of elements) add(element as HTMLElement);
    },
    runScript: (url) =>
      arrival(Object.assign(document.createElement('script'), { src: url, async: false }), url),
    runCode(code) {
      let thrown: ErrorEvent | undefined;
      const onError = (event: ErrorEvent): void => void (thrown = event);
      window.addEventListener('error', onError);
      add(Object.assign(document.createElement('script'), { nonce, textContent: trustedCode(code) }));
      window.removeEventListener('error', onError);
      if (thrown === undefined) return;
      const { message, error: cause } = thrown as { readonly message: string; readonly error: unknown };
      throw new RemoteFailure(`codeToEval threw: ${message}`, { kind: 'evaluation', parcel, cause });
    },
    remove() {
      // A script still on its way would run all the same if it were only removed; in another document it never does.
      const elsewhere = document.implementation.createHTMLDocument();
      for (const element of added.splice(0)) elsewhere.adoptNode(element);
    },
  };
}
