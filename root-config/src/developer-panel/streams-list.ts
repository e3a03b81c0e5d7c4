import type { PanelSection } from './developer-panel.ts';

/** As much of a stream as the panel needs. */
interface AnyStream {
  subscribe(listener: (value: unknown) => void): { unsubscribe(): void };
}

/** The streams among a module's exports, by their name: a noun with a dollar sign. */
export function streamsIn(module: unknown): ReadonlyMap<string, AnyStream> {
  const entries = typeof module === 'object' && module !== null ? Object.entries(module) : [];
  const streams = entries.filter(
    ([name, value]) =>
      name.endsWith('$') && typeof value === 'object' && value !== null && 'snapshot' in value,
  );
  return new Map(streams.sort(([one], [other]) => one.localeCompare(other)) as [string, AnyStream][]);
}

/** The shared streams with their latest values, as they change. */
export function streamsList(document: Document, streams: ReadonlyMap<string, AnyStream>): PanelSection {
  const list = document.createElement('dl');
  const subscriptions = [...streams].map(([name, stream]) => {
    const term = document.createElement('dt');
    term.textContent = name;
    const value = document.createElement('dd');
    list.append(term, value);
    return stream.subscribe((now) => {
      value.textContent = textOf(now);
    });
  });
  return {
    element: list,
    stop: () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}

/** A value as one line of JSON. Functions are left out, big integers are written as they are. */
function textOf(value: unknown): string {
  const plain = (_key: string, part: unknown): unknown => (typeof part === 'bigint' ? `${part}n` : part);
  try {
    return JSON.stringify(value, plain);
  } catch {
    return String(value);
  }
}
