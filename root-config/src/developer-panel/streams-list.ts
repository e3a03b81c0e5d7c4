import type { Scheduler } from '../time/scheduler.ts';
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

/** How often what is watched is looked at: prices may change with every frame. */
const LOOK_AGAIN_MS = 1_000;

export interface StreamsListOptions {
  readonly document: Document;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Streams every page has. */
  readonly streams: ReadonlyMap<string, AnyStream>;
  /** Streams that what is on the screen has opened: topics and prices. */
  watched(): readonly (readonly [name: string, value: unknown])[];
}

/**
 * The shared streams with their latest values, as they change; below them those that are active on this page alone,
 * looked at once a second and never subscribed to, so that the panel keeps none of them open.
 */
export function streamsList({ document, scheduler, streams, watched }: StreamsListOptions): PanelSection {
  const list = document.createElement('dl');
  const subscriptions = [...streams].map(([name, stream]) => {
    const { value } = addLine(list, name);
    return stream.subscribe((now) => {
      value.textContent = textOf(now);
    });
  });
  const lines = new Map<string, Line>();
  let cancel = (): void => undefined;
  function look(): void {
    const now = new Map(watched());
    for (const [name, line] of lines) {
      if (now.has(name)) continue;
      line.term.remove();
      line.value.remove();
      lines.delete(name);
    }
    for (const [name, value] of now) {
      const line = lines.get(name) ?? addLine(list, name);
      lines.set(name, line);
      line.value.textContent = textOf(value);
    }
    cancel = scheduler.after(LOOK_AGAIN_MS, look);
  }
  look();
  return {
    element: list,
    stop: () => {
      cancel();
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}

interface Line {
  readonly term: HTMLElement;
  readonly value: HTMLElement;
}

function addLine(list: HTMLElement, name: string): Line {
  const term = list.ownerDocument.createElement('dt');
  term.textContent = name;
  const value = list.ownerDocument.createElement('dd');
  list.append(term, value);
  return { term, value };
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
