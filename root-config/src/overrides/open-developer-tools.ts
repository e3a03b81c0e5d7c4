import type { BootData, MatchedRoute } from '@paddock/contract';
import { language$, watchedOdds } from '@paddock/shared-utils';

import { openDeveloperPanel } from '../developer-panel/developer-panel.ts';
import type { SystemRegistry } from '../remote/system-registry.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { DeveloperTools } from './developer-tools.ts';
import { developerWords, type Say } from './developer-words.ts';
import { fetchManifests } from './fetch-manifests.ts';
import { mergeOverrides } from './merge-overrides.ts';
import { createOverrideBadge } from './override-badge.ts';
import { addDevelopment } from './add-development.ts';
import { activeOverrides, keepLinkOverrides, overridesApiOf, type ActiveOverrides } from './overrides-api.ts';
import { listenForShortcut } from './panel-shortcut.ts';
import { createRemoteLog } from './remote-log.ts';
import { keepScopes } from './scopes.ts';
import { timeHere } from './time-here.ts';

const NONE: ActiveOverrides = { addresses: new Map(), problems: [] };

/**
 * Prepares a page whose document allows overrides: keeps what the link asked for, merges the overridden parcels'
 * manifests before anything is matched, and makes ready what tells about them.
 */
export async function openDeveloperTools(
  window: Window & typeof globalThis,
  system: SystemRegistry,
  documentBoot: BootData,
  scheduler: Scheduler,
): Promise<DeveloperTools> {
  const { document, location } = window;
  const api = overridesApiOf(window);
  const linkProblem = api === null ? null : keepLinkOverrides(window, api);
  const kept = api === null ? NONE : activeOverrides(api, document.baseURI);
  const active = kept.addresses;
  const parcels = await fetchManifests(active, {
    fetch: window.fetch.bind(window),
    scheduler,
  });
  addDevelopment(system, documentBoot, parcels, active);
  const scopeProblems = keepScopes(system, parcels, documentBoot.rest === undefined);
  const { boot, problems } = mergeOverrides(documentBoot, parcels, location.pathname);
  const remotes = createRemoteLog(scheduler.nowMs);
  let matched: MatchedRoute | null = null;
  const routeListeners = new Set<() => void>();

  const words = (): Say => developerWords(language$.snapshot().language);
  const openPanel = async (): Promise<void> => {
    const shared = await system.import('@paddock/shared-utils');
    openDeveloperPanel({
      document,
      boot,
      active,
      remotes,
      shared,
      scheduler,
      watched: watchedOdds,
      matched: () => matched,
      onRoute(listener) {
        routeListeners.add(listener);
        return () => void routeListeners.delete(listener);
      },
      say: words(),
      entryUrlOf: (parcel) => resolved(system, `@paddock/${parcel}`),
    });
  };
  const badge = createOverrideBadge({
    document,
    names: [...active.keys()],
    problems: [
      ...(linkProblem === null ? [] : [linkProblem]),
      ...kept.problems,
      ...scopeProblems,
      ...problems,
    ],
    grant: boot.overrides?.grant ?? null,
    remotes,
    translate: (key, values) => words()(key, values),
    timeOf: (epochMs) => timeHere(language$.snapshot().language, epochMs),
    openPanel: () => void openPanel(),
    reset() {
      api?.resetOverrides();
      location.reload();
    },
  });

  return {
    boot,
    watchLoader: (loader) => remotes.watch(loader),
    onFailure: (failure) => remotes.failed(failure),
    onMended: (parcel) => remotes.mended(parcel),
    onRoute(route) {
      matched = route;
      for (const listener of routeListeners) listener();
    },
    onReady() {
      language$.subscribe(() => badge.draw());
      listenForShortcut(document, () => void openPanel());
    },
  };
}

function resolved(system: SystemRegistry, name: string): string | null {
  try {
    return system.resolve(name);
  } catch {
    return null;
  }
}
