import type { Environment, TabChannel } from '../environment/environment-types.ts';

type Listener = (message: unknown) => void;

interface Port {
  readonly name: string;
  readonly listeners: Set<Listener>;
}

/** What connects the tabs of one browser: a message reaches the same channel of every other tab, as a copy. */
export interface TabHub {
  openChannel(name: string): TabChannel;
  /** As the browser's locks: one tab at a time, in the order they asked. */
  readonly locked: Environment['locked'];
  readonly openPorts: number;
}

/** Messages of ours are plain JSON; jsdom has no structuredClone. */
function copyOf(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message));
}

export function createTabHub(): TabHub {
  const ports = new Set<Port>();
  const queues = new Map<string, Promise<unknown>>();
  return {
    locked(name, run) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(run);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    get openPorts() {
      return ports.size;
    },
    openChannel(name) {
      const own: Port = { name, listeners: new Set() };
      ports.add(own);
      return {
        post(message) {
          for (const port of ports) {
            if (port === own || port.name !== name) continue;
            for (const listener of port.listeners) listener(copyOf(message));
          }
        },
        onMessage(listener) {
          own.listeners.add(listener);
          return () => own.listeners.delete(listener);
        },
        close: () => ports.delete(own),
      };
    },
  };
}
