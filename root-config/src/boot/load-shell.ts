import { FRAME_IDS, type FrameHost } from '@paddock/contract';
import { addErrorHandler, registerApplication, start, type Application } from 'single-spa';

import type { EntryLoader } from '../remote/entry-loader.ts';
import { isLifecycles } from '../remote/pick-lifecycles.ts';
import { asRemoteFailure, RemoteFailure } from '../remote/remote-failure.ts';
import { createRemote } from '../remote/remote.ts';
import { REMOTE_POLICY } from '../remote/remote-state.ts';
import type { Scheduler } from '../time/scheduler.ts';
import { hideFatal, showFatal } from './fatal.ts';

const SHELL = 'shell-react';

export interface LoadShellOptions {
  readonly document: Document;
  readonly loader: EntryLoader;
  readonly scheduler: Scheduler;
  readonly host: FrameHost;
  /** What the frame needs before it can draw a word. */
  loadWords(): Promise<void>;
  onFailure(failure: RemoteFailure): void;
}

/**
 * Loads the frame and makes it single-spa's one application. single-spa never sees a load failure: retries are ours, and
 * after the last one the fatal page stands, from which a later success still recovers.
 */
export function loadShell(options: LoadShellOptions): void {
  const { document, loader, host, onFailure } = options;

  async function attempt(): Promise<void> {
    const [module] = await Promise.all([loader.load(SHELL), options.loadWords()]);
    if (!isLifecycles(module)) {
      throw new RemoteFailure('exports no lifecycles', { kind: 'lifecycle', parcel: SHELL });
    }
    registerApplication({
      name: SHELL,
      app: module as Application,
      activeWhen: () => true,
      customProps: { host, domElement: document.getElementById(FRAME_IDS.root) },
    });
    start({ urlRerouteOnly: true });
  }

  addErrorHandler((error) => {
    onFailure(asRemoteFailure(error, SHELL));
    if (error.appOrParcelName === SHELL) showFatal(document);
  });
  const remote = createRemote({
    parcel: SHELL,
    policy: REMOTE_POLICY,
    scheduler: options.scheduler,
    attempt,
    onView: ({ status }) => (status === 'error' ? showFatal(document) : hideFatal(document)),
    onFailure,
  });
  remote.use();
}
