import { CONFIG_RETRIES, CONFIG_RETRY_MS, type MaintenanceWindow, type SiteConfig } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import type { Api, ApiResult, CommandResult } from '../http/http-types.ts';
import type { AnswerFacts } from '../http/transport.ts';
import { wait } from '../http/wait.ts';
import { createStore, type Store } from '../stream/store.ts';
import type { SiteService, SiteValue } from './site-types.ts';

export interface SiteDependencies {
  readonly store: Store<SiteValue>;
  /** Without bearer and retries: the config has its own. */
  readonly bareApi: Api;
  readonly timing: Timing;
  readonly language: () => string;
  readonly report: (error: Error) => void;
}

export function createSiteStore(config: SiteConfig | undefined): Store<SiteValue> {
  return createStore<SiteValue>(config === undefined ? { status: 'loading' } : { status: 'ready', config });
}

/** The site's configuration: from the document, read again on demand (S9-01, S8-11). */
export function createSite({ store, bareApi, timing, language, report }: SiteDependencies): SiteService {
  let loading: Promise<CommandResult> | undefined;

  async function read(): Promise<ApiResult<SiteConfig>> {
    for (let retry = 0; ; retry++) {
      const answer = await bareApi.get('/bff-api/config/all.json', {
        query: { lang: language() },
      });
      if (answer.ok || retry === CONFIG_RETRIES) return answer;
      await wait(timing, CONFIG_RETRY_MS);
    }
  }

  async function load(): Promise<CommandResult> {
    const answer = await read();
    if (answer.ok) {
      store.set({ status: 'ready', config: answer.data });
      return { ok: true };
    }
    const before = store.get();
    const reason = 'no site config';
    report(new Error(reason, { cause: answer.problem }));
    store.set('config' in before ? { status: 'stale', config: before.config } : { status: 'error', reason });
    return answer;
  }

  function reloadSite(): Promise<CommandResult> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  function onTold(version: number, config: SiteConfig | null): void {
    if (config !== null) return store.set({ status: 'ready', config });
    const known = store.get();
    // A server that keeps no versions has changed nothing that it could tell.
    const had = 'config' in known ? known.config.version : undefined;
    if (had !== undefined && had !== version) void reloadSite();
  }

  if (store.get().status === 'loading') void reloadSite();
  function onAnswer({ site: version, problemCode }: Pick<AnswerFacts, 'site' | 'problemCode'>): void {
    const known = store.get();
    const config = 'config' in known ? known.config : undefined;
    const isNewer = version !== null && config?.version !== undefined && version > config.version;
    // A page without the live socket hears of maintenance by what is refused to it (S8-05).
    const isUntold = problemCode === 'MAINTENANCE' && config?.maintenance?.state !== true;
    if (isNewer || isUntold) void reloadSite();
  }

  return { site$: store.stream, reloadSite, onTold, onAnswer };
}

/** What the live socket says of maintenance, which is newer than the configuration that was read. */
export function keepMaintenance(store: Store<SiteValue>, window: MaintenanceWindow | null): void {
  const known = store.get();
  if (!('config' in known)) return;
  const { maintenance, ...config } = known.config;
  if (JSON.stringify(maintenance ?? null) === JSON.stringify(window)) return;
  store.set({ ...known, config: window === null ? config : { ...config, maintenance: window } });
}
