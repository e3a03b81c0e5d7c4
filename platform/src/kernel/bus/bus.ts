declare const payloadOf: unique symbol;

/** A named kind of news with the shape of what it carries. The module whose news it is makes it, once. */
export type Subject<Payload> = string & { readonly [payloadOf]: Payload };

export function subject<Payload>(name: string): Subject<Payload> {
  return name as Subject<Payload>;
}

/**
 * Live news between the parts of one node, and between nodes where a broker is configured. At most once and unordered
 * across subjects: whoever needs the truth reads it from the database.
 */
export interface Bus {
  publish<Payload>(about: Subject<Payload>, payload: Payload): void;
  /** Returns the way to unsubscribe. A handler that throws does not stop the others. */
  subscribe<Payload>(about: Subject<Payload>, handler: (payload: Payload) => void): () => void;
  close(): Promise<void>;
}

/** The bus of a single node. */
export function createLocalBus(onFailure: (name: string, error: unknown) => void): Bus {
  const handlers = new Map<string, Set<(payload: never) => void>>();
  return {
    publish(about, payload) {
      for (const handler of handlers.get(about) ?? []) {
        try {
          handler(payload as never);
        } catch (error) {
          onFailure(about, error);
        }
      }
    },
    subscribe(about, handler) {
      const set = handlers.get(about) ?? new Set();
      handlers.set(about, set.add(handler));
      return () => {
        set.delete(handler);
        if (set.size === 0) handlers.delete(about);
      };
    },
    close() {
      handlers.clear();
      return Promise.resolve();
    },
  };
}
