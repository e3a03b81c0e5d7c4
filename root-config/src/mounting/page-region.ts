import type { RegionView } from '@paddock/contract';

import { createRemote, type Remote } from '../remote/remote.ts';
import { REMOTE_POLICY } from '../remote/remote-state.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import type { DrawnRegion } from './drawn-region.ts';
import { mountRemote, type MountedRemote, type MountingTools } from './mount-remote.ts';

type Props = Readonly<Record<string, unknown>>;

/** A page to show. Two targets with the same parcel and page are one page: its props change, it is not remounted. */
export interface PageTarget {
  readonly parcel: string;
  readonly page: string;
  readonly namespaces: readonly string[];
  readonly props: Props;
  /** The page stands and is seen; `slot` holds it. `updated` when it stood before and only its props changed. */
  onShown(slot: HTMLElement, how: 'mounted' | 'updated'): void;
  /** The page cannot be shown; the error block stands in its place and it may still come by a retry. */
  onFailed(): void;
}

export interface PageRegion {
  attach(element: HTMLElement): void;
  /** Shows a page. The old one stays until the new one is ready; a page that has not come yet is dropped. */
  show(target: PageTarget): void;
  /** New props for the page that stands or is on its way, such as another language. */
  update(change: Props): void;
  retry(): void;
}

export interface PageRegionOptions {
  readonly tools: MountingTools;
  /** The document's page, where the server drew it: it stands until the first page takes its place. */
  readonly drawn?: DrawnRegion | undefined;
  onView(view: RegionView): void;
  onFailure(failure: RemoteFailure): void;
}

interface Visit {
  readonly key: string;
  target: PageTarget;
  remote: Remote;
  mounted: MountedRemote | null;
  props: Props;
}

/** The page region: one visit stands, at most one is on its way. */
export function createPageRegion(options: PageRegionOptions): PageRegion {
  const element = Promise.withResolvers<HTMLElement>();
  let standing: Visit | null = null;
  let coming: Visit | null = null;
  let { drawn } = options;

  function show(target: PageTarget): void {
    coming?.remote.release();
    coming = null;
    const key = `${target.parcel}/${target.page}`;
    if (standing?.key === key && standing.mounted?.canUpdate === true) {
      updateStanding(standing, standing.mounted, target);
      return;
    }
    coming = startVisit(key, target);
    coming.remote.use();
  }

  function updateStanding(visit: Visit, mounted: MountedRemote, target: PageTarget): void {
    visit.target = target;
    visit.props = target.props;
    const ready = options.tools.loadDictionaries(target.parcel, target.namespaces);
    void ready.catch(options.onFailure).then(() => {
      if (standing !== visit || visit.target !== target) return;
      mounted.update(visit.props);
      options.onView({ status: 'ready' });
      target.onShown(mounted.slot, 'updated');
    });
  }

  function startVisit(key: string, target: PageTarget): Visit {
    const remote = createRemote({
      parcel: target.parcel,
      policy: REMOTE_POLICY,
      scheduler: options.tools.scheduler,
      attempt: (signal) => attempt(visit, signal),
      onView: (view) => viewed(visit, view),
      onFailure: options.onFailure,
    });
    const visit: Visit = { key, target, remote, mounted: null, props: target.props };
    return visit;
  }

  async function attempt(visit: Visit, signal: AbortSignal): Promise<void> {
    const { parcel, page, namespaces } = visit.target;
    const request = {
      name: { parcel, kind: 'pages', key: page },
      namespaces,
      region: element.promise,
      props: () => visit.props,
      drawn: drawn?.key === visit.key ? drawn : undefined,
      onBroken: (failure: RemoteFailure) => {
        void visit.mounted?.unmount();
        visit.mounted = null;
        visit.remote.breakDown(failure);
      },
    } as const;
    const mounted = await mountRemote(request, options.tools, signal);
    if (signal.aborted) {
      await mounted.unmount();
      return;
    }
    visit.mounted = mounted;
  }

  function viewed(visit: Visit, view: RegionView): void {
    if (visit !== coming && visit !== standing) return;
    if (view.status === 'loading') {
      if (visit === standing || (standing === null && drawn === undefined)) options.onView(view);
      return;
    }
    takeOver(visit);
    options.onView(view);
    if (view.status === 'error') visit.target.onFailed();
    else if (visit.mounted !== null) visit.target.onShown(visit.mounted.slot, 'mounted');
  }

  /** The visit takes the region: content or error block of it stands from here on, and the old page goes. */
  function takeOver(visit: Visit): void {
    visit.mounted?.reveal();
    if (drawn !== undefined && drawn.slot !== visit.mounted?.slot) drawn.slot.remove();
    drawn = undefined;
    if (visit !== coming) return;
    const old = standing;
    standing = visit;
    coming = null;
    if (old === null) return;
    void old.mounted?.unmount();
    old.mounted = null;
    old.remote.release();
  }

  return {
    attach(region) {
      if (drawn !== undefined) region.append(drawn.slot);
      element.resolve(region);
    },
    show,
    update(change) {
      for (const visit of [standing, coming]) {
        if (visit === null) continue;
        visit.props = { ...visit.props, ...change };
        visit.mounted?.update(visit.props);
      }
    },
    retry: () => standing?.remote.refresh(),
  };
}
