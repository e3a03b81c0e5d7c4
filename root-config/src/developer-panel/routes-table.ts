import type { PanelOptions, PanelSection } from './developer-panel.ts';
import { createTable } from './table.ts';

/** The table the page is matched against, in its order; the matched route stands out. */
export function routesTable({ document, boot, say, matched, onRoute }: PanelOptions): PanelSection {
  const heads = ['route', 'paths', 'parcel', 'guards'];
  const table = createTable(
    document,
    heads.map((head) => say(`developer.${head}`)),
  );
  function fill(): void {
    const current = matched()?.route.id;
    table.fill([
      ...boot.routeTable.routes.map(({ id, paths, parcel, page, guards }) => ({
        cells: [id, paths.join('  '), `${parcel}/${page}`, guards.join(', ')],
        ...(id === current ? ({ mark: 'current' } as const) : {}),
      })),
      ...boot.routeTable.redirects.map(({ id, from, to, status }) => ({
        cells: [id, `${from} › ${to}`, String(status), ''],
      })),
    ]);
  }
  fill();
  return { element: table.element, stop: onRoute(fill) };
}
