import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { CopyButton } from './copy-button.tsx';
import { sharedCouponPath } from './shared-coupon-path.ts';

/** Gives the link of a coupon by what the device shares with, or to be copied where it shares with nothing. */
export function ShareLink({ code }: { readonly code: string }) {
  const t = useT('coupon');
  const url = new URL(hrefFor(sharedCouponPath(code)), location.href).href;
  if (typeof navigator.share !== 'function') return <CopyButton text={url} words="link" />;
  return (
    <Button
      block
      variant="outline"
      icon="external"
      // Whoever closes what the device shows has changed their mind, and no more.
      onClick={() => navigator.share({ title: t('shared.page', { code }), url }).catch(() => undefined)}
    >
      {t('shared.shareLink')}
    </Button>
  );
}
