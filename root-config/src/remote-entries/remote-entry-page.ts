import { withLanguage, type PageProps, type RemoteAppProps, type RouteDefinition } from '@paddock/contract';

import type { CheckedLifecycles } from '../remote/pick-lifecycles.ts';
import { RemoteFailure } from '../remote/remote-failure.ts';
import { watchForApp, type RegisteredApp } from './app-registry.ts';
import type { CheckedEntry } from './check-entry.ts';
import { createEntryFiles, type EntryFiles } from './entry-files.ts';
import { fetchEntry } from './fetch-entry.ts';
import type { RemoteEntryContext } from './remote-entry-loader.ts';
import { safeBody, safeHead } from './safe-markup.ts';

type Props = PageProps & { readonly domElement: HTMLElement };

/**
 * The lifecycles of a page that another server describes by its entry (S3-39). There is no `update`: another address is
 * another entry, and the region mounts it anew beside the old one.
 */
export function createRemoteEntryPage(
  route: RouteDefinition,
  context: RemoteEntryContext,
): CheckedLifecycles {
  const leave = new AbortController();
  let standing: Standing | null = null;

  async function mount(props: Props): Promise<void> {
    const { terms, files } = openFiles(route, context);
    const place: Standing = { files, app: null, given: null };
    standing = place;
    try {
      const url = terms.origin + withLanguage(props.language, props.path) + props.query;
      const built = fetchEntry(context.window.fetch.bind(context.window), {
        parcel: route.parcel,
        url,
        forceSpa: route.remote?.forceSpa === true,
        signal: leave.signal,
      }).then((entry) => build(entry, url, place, props));
      // A script or sheet that never comes must not keep what came before it in the document.
      await Promise.race([built, rejectionOf(leave.signal)]);
    } catch (error) {
      await takeDown().catch(() => undefined);
      throw error;
    }
    props.onReady();
  }

  async function build(entry: CheckedEntry, url: string, place: Standing, props: Props): Promise<void> {
    const { window } = context;
    const { files } = place;
    const stillWanted = (): void => {
      if (leave.signal.aborted || !props.domElement.isConnected) throw new Error('the page was left');
    };
    stillWanted();
    if (entry.appName === null) reportNameless(url);
    const head = safeHead(window.document, entry.head, url);
    props.setSeo({ title: entry.title, description: head.description });
    files.addHead(head.elements);
    const sheets = entry.cssToLoad.map((sheet) => files.addSheet(sheet));
    if (entry.style !== '') files.addStyle(entry.style);
    await Promise.all(sheets);
    stillWanted();
    const container = window.document.createElement('div');
    container.append(safeBody(window.document, entry.body, url));
    props.domElement.replaceChildren(container);
    await takeTheStage(takeDown);
    const findApp = watchForApp(window, entry.appName ?? '');
    try {
      for (const script of entry.scriptsToLoad) {
        await files.runScript(script);
        stillWanted();
      }
      if (entry.codeToEval !== '') files.runCode(entry.codeToEval);
    } finally {
      place.app = findApp();
    }
    const { language, path, query } = props;
    place.given = { container, language, path, query };
    await place.app?.app.mount?.(place.given);
    stillWanted();
  }

  function reportNameless(url: string): void {
    const failure = { kind: 'lifecycle', parcel: route.parcel, url } as const;
    context.report(new RemoteFailure('the entry names no appName', failure));
  }

  async function takeDown(): Promise<void> {
    const place = standing;
    standing = null;
    leave.abort();
    if (leaveStage === takeDown) leaveStage = null;
    if (place === null) return;
    try {
      if (place.given !== null) await place.app?.app.unmount?.(place.given);
    } finally {
      place.app?.forget();
      place.given?.container.remove();
      place.files.remove();
    }
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: (props) => mount(props as unknown as Props),
    unmount: takeDown,
    giveUp: () => leave.abort(),
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the page was left')), { once: true });
  });
}

let leaveStage: (() => Promise<void>) | null = null;

/**
 * Parcels overlap while one takes over from the other. Pages of strangers do not: they may keep their state in globals,
 * and two of them at a time would take it from each other. The one before goes once the next has all but its scripts.
 */
async function takeTheStage(leave: () => Promise<void>): Promise<void> {
  const before = leaveStage;
  leaveStage = leave;
  await before?.().catch(() => undefined);
}

/** Everything that stands of an entry and has to go with it. */
interface Standing {
  readonly files: EntryFiles;
  app: RegisteredApp | null;
  given: RemoteAppProps<HTMLElement> | null;
}

function openFiles({ parcel, remote }: RouteDefinition, { window, terms }: RemoteEntryContext) {
  if (terms === undefined || remote?.origin !== terms.origin) {
    throw new RemoteFailure('this document does not allow the page', { kind: 'lifecycle', parcel });
  }
  return { terms, files: createEntryFiles(window, { parcel, nonce: terms.nonce }) };
}
