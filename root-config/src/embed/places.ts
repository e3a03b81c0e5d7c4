import { EMBED_PLACE, NO_WIDGET, type EmbedData, type EmbedPlace } from '@paddock/contract';
import { loadDictionaries } from '@paddock/shared-utils';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

/** What the document of another site hands over: the container with the entry's body in it. */
export interface EmbedProps {
  readonly container: HTMLElement;
}

/** Pages or widgets of this site in the document of another one. */
export interface Embed {
  /** Resolves once all of them are ready. @throws Error when one cannot be loaded or mounted */
  mount(props: EmbedProps): Promise<void>;
  unmount(): Promise<void>;
}

type Lifecycles = Readonly<Record<string, unknown>>;

let mounts = 0;

/** Mounts pages and widgets of this site in their places in the entry's body, and takes them away. */
export function createPlaces({ boot, places }: EmbedData): Embed {
  const mounted: Parcel[] = [];
  let visit = new AbortController();
  let portals: HTMLElement | null = null;
  let stopLinks = (): void => undefined;

  async function mountPlace(place: EmbedPlace, element: Element): Promise<void> {
    const { signal } = visit;
    const known = place.namespaces.filter((namespace) => Object.hasOwn(boot.dictionaries, namespace));
    const [lifecycles] = await Promise.all([lifecyclesOf(place), loadDictionaries(known)]);
    signal.throwIfAborted();
    element.replaceChildren();
    const ready = Promise.withResolvers<true>();
    // A name of its own for each mount: single-spa-react keeps its roots by it.
    const name = `${place.parcel}/${place.key}#${(mounts += 1)}`;
    const parcel = mountRootParcel({ ...lifecycles, name } as ParcelConfig, {
      ...place.props,
      domElement: element as HTMLElement,
      portalContainer: portals,
      language: boot.language,
      setSeo: () => undefined,
      mountWidget: () => NO_WIDGET,
      onReady: () => ready.resolve(true),
      onError: (error: unknown) => ready.reject(error),
    });
    mounted.push(parcel);
    await Promise.all([parcel.mountPromise, ready.promise]);
  }

  return {
    async mount({ container }) {
      visit = new AbortController();
      portals = document.body.appendChild(document.createElement('div'));
      stopLinks = leadLinksTo(boot.origin, container);
      const elements = container.querySelectorAll(`[${EMBED_PLACE}]`);
      await Promise.all([...elements].map((element, at) => placed(places[at], element)));
    },
    async unmount() {
      // What is still loading does not mount any more.
      visit.abort();
      stopLinks();
      await Promise.allSettled(mounted.splice(0).map((parcel) => parcel.unmount()));
      portals?.remove();
    },
  };

  function placed(place: EmbedPlace | undefined, element: Element): Promise<void> {
    return place === undefined ? Promise.resolve() : mountPlace(place, element);
  }
}

async function lifecyclesOf({ parcel, kind, key }: EmbedPlace): Promise<Lifecycles> {
  const system = Reflect.get(window, 'System') as { import(name: string): Promise<unknown> };
  const module = (await system.import(`@paddock/${parcel}`)) as Readonly<Record<string, Lifecycles>>;
  const source = module[kind]?.[key];
  if (source === undefined) throw new Error(`${parcel} has no ${key} in its ${kind}`);
  return typeof source === 'function' ? (source as () => Promise<Lifecycles>)() : (source as Lifecycles);
}

/** Parcels write links as paths of this site; in another site's document those would be that site's. Answers a stop. */
function leadLinksTo(origin: string, container: HTMLElement): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const path = link?.getAttribute('href');
    if (event.defaultPrevented || !path?.startsWith('/')) return;
    event.preventDefault();
    location.assign(new URL(path, origin).href);
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}
