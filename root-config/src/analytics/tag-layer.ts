import type { AnalyticsSink } from '@paddock/shared-utils';

/** Hands events to the array that tags read, made where no tag was first. Who the visitor is stays here. */
export function tagLayer(window: object, layer: string): AnalyticsSink {
  return ({ name, data }) => {
    const known: unknown = Reflect.get(window, layer);
    const entries: unknown[] = Array.isArray(known) ? known : [];
    if (entries !== known) Reflect.set(window, layer, entries);
    entries.push({ ...data, event: name });
  };
}
