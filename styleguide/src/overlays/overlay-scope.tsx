import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useParcel } from '@paddock/styleguide';
import type { ReactNode } from 'react';

/** Gives the headless library the parcel's direction, and keeps it from writing inline styles the CSP refuses. */
export function OverlayScope({ children }: { readonly children: ReactNode }) {
  const { direction } = useParcel();
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}

/** Attributes of a popup, which stands outside the parcel's element: its direction and its parcel's name. */
export function usePopupAttributes(): { readonly dir: 'ltr' | 'rtl'; readonly 'data-parcel'?: string } {
  const { parcel, direction } = useParcel();
  return { dir: direction, ...(parcel === '' ? {} : { 'data-parcel': parcel }) };
}

/** The container popups are put into; the body where no parcel gives one. */
export function usePortalContainer(given: HTMLElement | undefined): HTMLElement | undefined {
  const { portalContainer } = useParcel();
  return given ?? portalContainer ?? undefined;
}
