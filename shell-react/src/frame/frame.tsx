import { FRAME_IDS, type FrameHost, type FrameWidgets } from '@paddock/contract';
import { closeSheet } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { useEffect } from 'react';

import { DialogHost } from '../dialogs/dialog-host.tsx';
import { NotificationHost } from '../notifications/notification-host.tsx';
import { PageRegion } from '../regions/page-region.tsx';
import { WidgetRegion } from '../regions/widget-region.tsx';
import { ScrollToTop } from '../scroll-top/scroll-to-top.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { SheetRegion } from '../sheets/sheet-region.tsx';
import { useOpenSheet } from '../sheets/use-open-sheet.ts';
import { useFrameView } from './use-frame-view.ts';

/**
 * The always-mounted frame. It draws the same elements, ids and classes as `frameMarkup` of the contract, so that taking
 * over the document moves nothing.
 */
export function Frame({ host }: { readonly host: FrameHost }) {
  const { layout, widgets, routeId, navigating, page } = useFrameView(host);
  const t = useT('common');
  const sheet = useOpenSheet();
  useSettings();
  useEffect(() => closeSheet(), [routeId]);
  const covered = sheet !== null;

  return (
    <>
      <div className="frame" data-layout={layout} data-sheet={sheet ?? undefined} {...columnsOf(widgets)}>
        <a className="frame-skip" href={`#${FRAME_IDS.page}`}>
          {t('frame.skip')}
        </a>
        {navigating && page.status === 'ready' && <div className="frame-progress" aria-hidden="true" />}
        <WidgetRegion host={host} region="header" widget={widgets.header} />
        <SheetRegion host={host} region="menu" widget={widgets.menu} label={t('frame.menu')} />
        <PageRegion host={host} view={page} inert={covered} />
        <SheetRegion host={host} region="aside" widget={widgets.aside} label={t('frame.aside')} />
        <WidgetRegion host={host} region="footer" widget={widgets.footer} inert={covered} />
        <WidgetRegion host={host} region="floating" widget={widgets.floating} inert={covered} />
        {covered && <div className="frame-scrim" onClick={closeSheet} />}
        {layout === 'default' && !covered && <ScrollToTop />}
      </div>
      {layout !== 'blocked' && <NotificationHost />}
      <DialogHost host={host} />
    </>
  );
}

/** The grid looks at which columns stand. */
function columnsOf({ menu, aside }: FrameWidgets): Readonly<Record<string, string>> {
  return {
    ...(menu === null ? {} : { 'data-menu': '' }),
    ...(aside === null ? {} : { 'data-aside': '' }),
  };
}
