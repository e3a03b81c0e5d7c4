import { jest } from '@jest/globals';
import type { RegionView } from '@paddock/contract';

import type { DrawnRegion } from '../mounting/drawn-region.ts';
import { createPageRegion, type PageRegion, type PageTarget } from '../mounting/page-region.ts';
import type { MountingTools } from '../mounting/mount-remote.ts';
import { createParcelStyles } from '../mounting/parcel-styles.ts';
import { createWidgets, type Widgets } from '../mounting/widgets.ts';
import { createEntryLoader } from '../remote/entry-loader.ts';
import type { FileVerdict } from '../remote/file-probe.ts';
import { createAskAgain } from '../remote/hung-files.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import { traceImports } from '../remote/system-registry.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { createSystemFixture, type SystemFixture } from './system-fixture.ts';

type Props = Readonly<Record<string, unknown>> & {
  readonly domElement: HTMLElement;
  readonly portalContainer: HTMLElement;
  onReady(): void;
  onError(error: unknown): void;
};

/** Everything that mounts, over the real SystemJS and the real single-spa; only files and time are made up. */
export interface RegionFixture extends SystemFixture {
  readonly tools: MountingTools;
  readonly widgets: Widgets;
  readonly pages: PageRegion;
  readonly region: HTMLElement;
  /** Views of the page region, in order. */
  readonly views: RegionView[];
  readonly failures: RemoteFailure[];
  /** Parcels that stood broken and said once more that they are ready. */
  readonly mended: string[];
  /** What asking for a lost file again answers. */
  verdict: FileVerdict;
  /** How dictionaries fail to load, while they do. */
  dictionariesFail: RemoteFailure | 'hang' | null;
  readonly dictionaryCalls: string[];
  target(
    parcel: string,
    page: string,
    props?: Readonly<Record<string, unknown>>,
  ): PageTarget & { log: string[] };
}

/** @param drawn what the server drew of the first page */
export function createRegionFixture(drawn?: DrawnRegion): RegionFixture {
  document.body.innerHTML = '<main id="page"></main><div id="frame-portals"></div>';
  const region = document.querySelector('main') as HTMLElement;
  const files = createSystemFixture();
  const views: RegionView[] = [];
  const failures: RemoteFailure[] = [];
  const mended: string[] = [];
  const dictionaryCalls: string[] = [];
  const probe = (): Promise<FileVerdict> => Promise.resolve(fixture.verdict);
  const askAgain = createAskAgain(document, files.system);
  const tools: MountingTools = {
    loader: createEntryLoader({
      knowParcel: () => Promise.resolve(),
      system: files.system,
      traces: traceImports(files.system),
      probe,
      scheduler: browserScheduler,
      askAgain,
    }),
    probe,
    scheduler: browserScheduler,
    askAgain,
    styles: createParcelStyles(document),
    loadDictionaries: (parcel, namespaces) => {
      dictionaryCalls.push(`${parcel}: ${namespaces.join(' ')}`);
      const { dictionariesFail: fault } = fixture;
      if (fault === 'hang') return new Promise(() => undefined);
      return fault === null ? Promise.resolve() : Promise.reject(fault);
    },
    report: (failure) => failures.push(failure),
    onMended: (parcel) => void mended.push(parcel),
  };
  const onFailure = tools.report.bind(tools);
  const pages = createPageRegion({ tools, drawn, onView: (view) => views.push(view), onFailure });
  pages.attach(region);

  const fixture: RegionFixture = {
    ...files,
    tools,
    widgets: createWidgets({ tools, language: () => 'en', onFailure }),
    pages,
    region,
    views,
    failures,
    mended,
    dictionaryCalls,
    verdict: { kind: 'http', httpStatus: 404 },
    dictionariesFail: null,
    target(parcel, page, props = {}) {
      const log: string[] = [];
      return {
        parcel,
        page,
        props,
        namespaces: [parcel],
        log,
        onShown: (slot, how) => log.push(`${how}: ${slot.textContent}`),
        onFailed: () => log.push('failed'),
      };
    },
  };
  return fixture;
}

/** A page or widget in plain DOM: writes `text` of its props and is ready at once, unless told otherwise. */
export function plainLifecycles(
  text: (props: Props) => string,
  change: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const draw = (props: Props): Promise<void> => {
    props.domElement.textContent = text(props);
    return Promise.resolve();
  };
  return {
    bootstrap: () => Promise.resolve(),
    mount: (props: Props) => draw(props).then(() => props.onReady()),
    update: draw,
    unmount: ({ domElement }: Props) => {
      domElement.textContent = '';
      return Promise.resolve();
    },
    ...change,
  };
}

/** Lets promises and due timers run. */
export async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}
