import type { SystemRegistry } from './system-registry.ts';

/** The same file under an address that no request is on its way for: the browser shares one among all who ask for one. */
function otherAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('retry', String(Number(url.searchParams.get('retry') ?? 0) + 1));
  return url.href;
}

/** Lets the next try have another request for what hangs of a parcel: its entry (by its name), or all chunks under way. */
export type AskAgain = (parcel: string, entryName?: string) => void;

export function createAskAgain(document: Document, system: SystemRegistry): AskAgain {
  return (parcel, entryName) =>
    entryName === undefined ? askForChunks(document, parcel) : moveEntry(system, entryName);
}

/** Puts a hung entry under another address, with the integrity it has. A hung preload alone would hang every retry. */
function moveEntry(system: SystemRegistry, name: string): void {
  const known = system.resolve(name);
  const next = otherAddress(known);
  const integrity = system.getImportMap().integrity[known];
  system.addImportMap({
    imports: { [name]: next },
    integrity: integrity === undefined ? {} : { [next]: integrity },
  });
}

type FileElement = HTMLScriptElement | HTMLLinkElement;

const isScript = (element: FileElement): element is HTMLScriptElement => element.localName === 'script';
const addressOf = (element: FileElement): string => (isScript(element) ? element.src : element.href);

/**
 * Asks once more for the chunks and sheets of a parcel that are on their way. What waits for them waits for ever (webpack's
 * own runtime, in development, two minutes for a script): whichever of the two files comes first ends that.
 */
function askForChunks(document: Document, parcel: string): void {
  const ofParcel = `script[data-webpack^="@paddock/${parcel}:"],link[data-parcel="${parcel}"]`;
  for (const hung of document.querySelectorAll<FileElement>(ofParcel)) {
    // What has come is waited for by nobody, and neither is what was asked for here.
    if (hung.onload !== null) askBeside(hung);
  }
}

/** The files that were asked for instead. */
const instead = new WeakMap<FileElement, FileElement>();

function askBeside(hung: FileElement): void {
  const before = instead.get(hung);
  const fresh = hung.ownerDocument.createElement(hung.localName) as FileElement;
  for (const { name, value } of hung.attributes) fresh.setAttribute(name, value);
  fresh.dataset['again'] = '';
  fresh.setAttribute(isScript(fresh) ? 'src' : 'href', otherAddress(addressOf(before ?? hung)));
  before?.remove();
  fresh.addEventListener('load', (event) => {
    // The hung one may have come by itself: its sheet stands then.
    if (isScript(fresh) || hung.onload === null) fresh.remove();
    end(hung, hung.onload, event);
  });
  fresh.addEventListener('error', (event) => {
    fresh.remove();
    end(hung, hung.onerror, event);
  });
  instead.set(hung, fresh);
  hung.after(fresh);
}

/** Tells what waits for the hung file how the other one ended. */
function end(hung: FileElement, waiting: ((event: Event) => unknown) | null, event: Event): void {
  if (waiting === null) return;
  waiting.call(hung, event);
  hung.remove();
}
