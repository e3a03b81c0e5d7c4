import type { ParcelLifecycles, RegionProps } from '@paddock/contract';
import type { ComponentType } from 'react';

import type { ErrorTexts } from './parcel-boundary.tsx';
import { reactLifecycles } from './react-lifecycles.tsx';

/**
 * `reactLifecycles` for all that one parcel offers, so that its entry (`src/index.ts`) says each page and widget in a line:
 * `home: async () => react((await import('./pages/home-page.tsx')).HomePage)`.
 * @param parcel its name, for errors and reports
 * @param errorTexts words for a failure of the whole parcel, in the language of that moment
 */
export function reactParcel(parcel: string, errorTexts: () => ErrorTexts) {
  // The place in the entry says what is handed to it; many components ask for a part of that.
  return <Props extends RegionProps>(Shown: ComponentType<NoInfer<Props>>): ParcelLifecycles<Props> =>
    reactLifecycles<Props>(Shown, { parcel, errorTexts });
}
