import { failureTexts } from '@paddock/shared-utils';
import type { ReactLifecyclesOptions } from '@paddock/styleguide';

/** What every page of this parcel is mounted with. */
export const lifecycleOptions: ReactLifecyclesOptions = { parcel: 'cashier', errorTexts: failureTexts };
