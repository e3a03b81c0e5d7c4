import { failureTexts } from '@paddock/shared-utils';
import type { ReactLifecyclesOptions } from '@paddock/styleguide';

/** What every page and widget of this parcel is mounted with. */
export const lifecycleOptions: ReactLifecyclesOptions = { parcel: 'information', errorTexts: failureTexts };
