import { translator } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { Header } from './header.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(Header, {
  parcel: 'header',
  errorTexts: () => {
    const t = translator('common');
    return {
      title: t('region.failedTitle'),
      message: t('region.failedText'),
      retryLabel: t('region.refresh'),
    };
  },
});
