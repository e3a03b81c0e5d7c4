import { translator } from '@paddock/shared-utils';
import type { ReactLifecyclesOptions } from '@paddock/styleguide';

/** What every page of this parcel is mounted with. */
export const lifecycleOptions: ReactLifecyclesOptions = {
  parcel: 'system-pages',
  errorTexts: () => {
    const t = translator('common');
    return {
      title: t('region.failedTitle'),
      message: t('region.failedText'),
      retryLabel: t('region.refresh'),
    };
  },
};
