import { FRAME_IDS, type FrameHost } from '@paddock/contract';
import { closeSheet } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { useEffect } from 'react';

import { DialogHost } from '../dialogs/dialog-host.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { NotificationHost } from '../notifications/notification-host.tsx';
import { FloatingRegion } from '../regions/floating-region.tsx';
import { PageRegion } from '../regions/page-region.tsx';
import { WidgetRegion } from '../regions/widget-region.tsx';
import { ScrollToTop } from '../scroll-top/scroll-to-top.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { SheetRegion } from '../sheets/sheet-region.tsx';
import { useOpenSheet } from '../sheets/use-open-sheet.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { useFrameView } from './use-frame-view.ts';

/**
 * The always-mounted frame. It draws the same elements, ids and classes as `frameMarkup` of the contract, so that taking
 * over the document moves nothing.
 */
export function Frame({ host }: { readonly host: FrameHost }) {
  const layout = useFrameView(host, (view) => view.layout);
  const columns = useColumns(host);
  const t = useT('common');
  const sheet = useOpenSheet();
  useSettings();
  useKeptFocus();
  useEffect(() => closeSheetByRoute(host), [host]);
  const covered = sheet !== null;

  return (
    <>
      <div className="frame" data-layout={layout} data-sheet={sheet ?? undefined} {...columns}>
        <a className="frame-skip" href={`#${FRAME_IDS.page}`}>
          {t('frame.skip')}
        </a>
        <NavigationProgress host={host} />
        <WidgetRegion host={host} region="header" />
        <SheetRegion host={host} region="menu" label={t('frame.menu')} />
        <PageRegion host={host} inert={covered} />
        <SheetRegion host={host} region="aside" label={t('frame.aside')} />
        <WidgetRegion host={host} region="footer" inert={covered} />
        <FloatingRegion host={host} inert={covered} />
        {covered && <div className="frame-scrim" onClick={closeSheet} />}
        {layout === 'default' && !covered && <ScrollToTop />}
      </div>
      {layout !== 'blocked' && <NotificationHost />}
      <DialogHost host={host} />
    </>
  );
}

/** The grid looks at which columns stand. */
function useColumns(host: FrameHost): Readonly<Record<string, string>> {
  const hasMenu = useFrameView(host, ({ widgets }) => widgets.menu !== null);
  const hasAside = useFrameView(host, ({ widgets }) => widgets.aside !== null);
  return {
    ...(hasMenu ? { 'data-menu': '' } : {}),
    ...(hasAside ? { 'data-aside': '' } : {}),
  };
}

/** A sheet belongs to the page it was opened over. */
function closeSheetByRoute({ getView, subscribe }: FrameHost): () => void {
  let { routeId } = getView();
  return subscribe(() => {
    if (getView().routeId === routeId) return;
    routeId = getView().routeId;
    closeSheet();
  });
}
