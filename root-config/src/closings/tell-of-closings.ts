import type { NotificationInput, SiteValue, Stream } from '@paddock/shared-utils';

export interface ClosingsParts {
  readonly site$: Stream<SiteValue>;
  serverNowMs(): number;
  /** A moment as its reader writes it. */
  dateTime(atMs: number): string;
  notify(input: NotificationInput): number;
  closeNotification(id: number): void;
}

/** Sections that have a name of their own; whatever else is closed is a part of the site. */
const SECTIONS: readonly string[] = ['casino', 'toto', 'lotto'];

/**
 * Says once of each section that it is to be closed, and when, as of maintenance (S8-05), and takes that back where it is not
 * any more; as long as the page lives.
 */
export function tellOfClosings(parts: ClosingsParts): void {
  const { site$, serverNowMs, dateTime, notify, closeNotification } = parts;
  /** Ids of what was said, by section and time. */
  const told = new Map<string, number>();

  site$.subscribe((value) => {
    if (!('config' in value)) return;
    const gone = new Set(told.keys());
    value.config.plannedClosings?.forEach(({ parcel, fromMs }) => {
      const name = SECTIONS.includes(parcel) ? parcel : 'other';
      const what = `${name} ${fromMs}`;
      if (gone.delete(what) || told.has(what) || fromMs <= serverNowMs()) return;
      const id = notify({
        kind: 'warning',
        group: `closing-${name}`,
        title: { key: `common:section.${name}` },
        text: { key: 'common:app.closing', values: { from: dateTime(fromMs) } },
      });
      told.set(what, id);
    });
    gone.forEach((what) => {
      closeNotification(told.get(what) ?? 0);
      told.delete(what);
    });
  });
}
