import type { PanelOptions, PanelSection } from './developer-panel.ts';
import { createTable } from './table.ts';

const STATES = { loading: 'developer.loading', ready: 'developer.ready', error: 'developer.failed' } as const;

/** Every remote this page has loaded: version, where from, state, load time and its last error. */
export function remotesTable({
  document,
  boot,
  say,
  active,
  remotes,
  entryUrlOf,
}: PanelOptions): PanelSection {
  const heads = ['parcel', 'version', 'state', 'time', 'source', 'error'];
  const table = createTable(
    document,
    heads.map((head) => say(`developer.${head}`)),
  );
  function fill(): void {
    table.fill(
      remotes.list().map(({ parcel, state, loadMs, lastError }) => {
        const overridden = active.has(`@paddock/${parcel}`);
        const version = boot.parcelVersions?.[parcel] ?? '';
        return {
          cells: [
            parcel,
            version.split('+')[0] ?? '',
            say(STATES[state]),
            loadMs === null ? '' : say('developer.milliseconds', { time: String(loadMs) }),
            `${say(overridden ? 'developer.fromOverride' : 'developer.fromRelease')} ${entryUrlOf(parcel) ?? ''}`,
            lastError ?? '',
          ],
          ...(state === 'error' ? { mark: 'broken' } : overridden ? { mark: 'current' } : {}),
        };
      }),
    );
  }
  fill();
  return { element: table.element, stop: remotes.subscribe(fill) };
}
