/** The part of import-map-overrides' documented API in use (`window.importMapOverrides`). */
export interface OverridesApi {
  getOverrideMap(): { readonly imports: Readonly<Record<string, string>> };
  addOverride(name: string, address: string): unknown;
  resetOverrides(): unknown;
}

const METHODS: readonly (keyof OverridesApi)[] = ['getOverrideMap', 'addOverride', 'resetOverrides'];

/** The API of a document that has the library, else null. */
export function overridesApiOf(window: Window): OverridesApi | null {
  const api: unknown = Reflect.get(window, 'importMapOverrides');
  if (typeof api !== 'object' || api === null) return null;
  return METHODS.every((name) => typeof Reflect.get(api, name) === 'function') ? (api as OverridesApi) : null;
}

/** Query by which a link asks for overrides. */
const QUERY = 'imo';

/**
 * Keeps what the link asked for in the library's own storage and takes it out of the address: the overrides then stand
 * on every page of the visit until they are reset, and a reset is not undone by the address.
 * @returns what is wrong with the query, else null
 */
export function keepLinkOverrides(window: Window, api: OverridesApi): string | null {
  const { location, history } = window;
  const url = new URL(location.href);
  const asked = url.searchParams.get(QUERY);
  if (asked === null) return null;
  url.searchParams.delete(QUERY);
  const imports = importsIn(asked);
  for (const [name, address] of Object.entries(imports ?? {})) api.addOverride(name, address);
  history.replaceState(history.state, '', url.href);
  return imports === null ? `?${QUERY} is no import map` : null;
}

function importsIn(text: string): Readonly<Record<string, string>> | null {
  try {
    const map: unknown = JSON.parse(text);
    const imports: unknown = typeof map === 'object' && map !== null ? Reflect.get(map, 'imports') : null;
    if (typeof imports !== 'object' || imports === null) return null;
    const values = Object.values(imports);
    return values.every((value) => typeof value === 'string') ? (imports as Record<string, string>) : null;
  } catch {
    return null;
  }
}

/** Overrides as they are kept. */
export interface ActiveOverrides {
  /** Name → absolute address. */
  readonly addresses: ReadonlyMap<string, string>;
  /** What no module can come from, each naming its override. */
  readonly problems: readonly string[];
}

/** Active overrides, those of a broken address named apart: nothing stands beside them, and the page does without. */
export function activeOverrides(api: OverridesApi, baseUrl: string): ActiveOverrides {
  const addresses = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, address] of Object.entries(api.getOverrideMap().imports)) {
    const url = URL.parse(address, baseUrl);
    if (url !== null && /^https?:$/.test(url.protocol)) addresses.set(name, url.href);
    else problems.push(`${name}: ${shortened(address)} is no address of http or https`);
  }
  return { addresses, problems };
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Shared modules of ours: they have no manifest. */
const NOT_PARCELS = new Set(['contract', 'root-config', 'shared-utils', 'shell-react', 'styleguide']);

/** The parcel an import-map name stands for; null for a shared module. */
export function parcelOf(name: string): string | null {
  const parcel = /^@paddock\/([a-z][a-z0-9-]{1,39})$/.exec(name)?.[1] ?? null;
  return parcel !== null && NOT_PARCELS.has(parcel) ? null : parcel;
}
