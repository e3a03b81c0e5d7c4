import type { IncomingHttpHeaders } from 'node:http';

/** A site of the installation besides its own: its name, and where it is. */
export interface BrandHosts {
  readonly name: string;
  /** Lower case, without a port; links lead to the first. */
  readonly hosts: readonly string[];
}

interface Asking {
  readonly headers: IncomingHttpHeaders;
}

/**
 * Host of a `Host` header as names are compared: lower case, without port and without the dot of the root. Undefined for
 * what is none.
 */
export function hostnameIn(header: string | undefined): string | undefined {
  const [, bracketed, name] =
    /^(?:(\[[0-9a-f:.]+\])|([a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?)(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return (bracketed ?? name)?.toLowerCase();
}

/**
 * Which site of the installation a request is for, by its `Host`. What a browser sent no proxy has to repeat:
 * `X-Forwarded-Host` is read from nobody, so that no visitor chooses whose answer a cache in between keeps. A host nobody
 * named is the installation's own site. The host itself is written nowhere: origins are made of the configuration's names.
 */
export class SiteHosts {
  readonly #publicOrigin: string;
  #brandAt: ReadonlyMap<string, string> = new Map();
  #originOf: ReadonlyMap<string, string> = new Map();

  constructor(publicOrigin: string) {
    this.#publicOrigin = publicOrigin;
  }

  /** From now on these are the brands. */
  know(brands: readonly BrandHosts[]): void {
    const own = new URL(this.#publicOrigin);
    const at = brands.flatMap(({ name, hosts }) => hosts.map((host) => [host, name] as const));
    this.#brandAt = new Map(at.filter(([host]) => host !== own.hostname));
    this.#originOf = new Map(
      brands.map(({ name, hosts: [first = own.hostname] }) => [name, originAt(own, first)]),
    );
  }

  /** Name of the brand at a host; undefined where the installation's own site is. */
  brandAt(host: string | undefined): string | undefined {
    const hostname = hostnameIn(host);
    return hostname === undefined ? undefined : this.#brandAt.get(hostname);
  }

  brandOf({ headers }: Asking): string | undefined {
    return this.#brandAt.size === 0 ? undefined : this.brandAt(headers.host);
  }

  /** Where a brand is; the installation's own address for none, and for one that is no more. */
  originOfBrand(brand: string | null | undefined): string {
    return this.#originOf.get(brand ?? '') ?? this.#publicOrigin;
  }

  /** Where the sites are, the installation's own first. */
  origins(): readonly string[] {
    return [this.#publicOrigin, ...this.#originOf.values()];
  }

  /** Where the site is that a request is for. */
  originOf(request: Asking): string {
    return this.originOfBrand(this.brandOf(request));
  }
}

/** By the same protocol and at the same port as the installation's own address. */
function originAt({ protocol, port }: URL, host: string): string {
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
