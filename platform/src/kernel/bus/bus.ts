/**
 * Live news between the parts of one node, and between nodes where a broker is configured. At most once and unordered
 * across subjects: whoever needs the truth reads it from the database.
 */
export interface Bus {
  publish(subject: string, payload: unknown): void;
  /** Subject is exact. Returns the way to unsubscribe. A handler that throws does not stop the others. */
  subscribe(subject: string, handler: (payload: unknown) => void): () => void;
  close(): Promise<void>;
}

/** The bus of a single node. */
export function createLocalBus(onFailure: (subject: string, error: unknown) => void): Bus {
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  return {
    publish(subject, payload) {
      for (const handler of handlers.get(subject) ?? []) {
        try {
          handler(payload);
        } catch (error) {
          onFailure(subject, error);
        }
      }
    },
    subscribe(subject, handler) {
      const set = handlers.get(subject) ?? new Set();
      handlers.set(subject, set.add(handler));
      return () => {
        set.delete(handler);
        if (set.size === 0) handlers.delete(subject);
      };
    },
    close() {
      handlers.clear();
      return Promise.resolve();
    },
  };
}
