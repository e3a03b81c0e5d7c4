import { translator } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { Footer } from './footer.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(Footer, {
  parcel: 'footer',
  errorTexts: () => {
    const t = translator('common');
    return {
      title: t('region.failedTitle'),
      message: t('region.failedText'),
      retryLabel: t('region.refresh'),
    };
  },
});
