import { ENDPOINTS, errorsOf, type Endpoint } from '@paddock/contract/endpoints';

import type { PlatformModule } from '../kernel/module.ts';

/** Looks at what a platform refuses: an endpoint's line of the contract's table names each code, or it is a general one. */
export interface NamedRefusals {
  /** To be the first of the platform's modules, so that it sees the answers of all others. */
  readonly module: PlatformModule;
  /** @throws Error that says what is missing in the table. */
  requireNamed(): void;
}

const TABLE: Readonly<Record<string, Endpoint>> = ENDPOINTS;

export function createNamedRefusals(): NamedRefusals {
  const unnamed = new Set<string>();

  function look(name: string, body: string): void {
    const endpoint = TABLE[name];
    if (endpoint === undefined || endpoint.refusal !== undefined) return;
    const { code = '' } = JSON.parse(body) as { readonly code?: string };
    const codes: readonly string[] = errorsOf(name, endpoint);
    if (!codes.includes(code)) unnamed.add(`'${name}': errors: ['${code}']`);
  }

  return {
    module: {
      name: 'named-refusals',
      migrations: {},
      routes(app) {
        app.addHook('onSend', (request, reply, payload, done) => {
          const { method, routeOptions } = request;
          const isRefusal = reply.statusCode >= 400 && typeof payload === 'string' && payload.startsWith('{');
          if (isRefusal) look(`${method} ${routeOptions.url ?? ''}`, payload);
          done(null, payload);
        });
      },
    },
    requireNamed() {
      if (unnamed.size === 0) return;
      throw new Error(`refusals that contract/src/endpoints does not name:\n${[...unnamed].join('\n')}`);
    },
  };
}
