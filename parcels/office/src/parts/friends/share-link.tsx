import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { CopyButton } from '../security/copy-button.tsx';

/** Hands an address to friends by what the device shares with; it can be copied everywhere. */
export function ShareLink({ url }: { readonly url: string }) {
  const t = useT('office');
  return (
    <>
      <CopyButton text={url} />
      {typeof navigator.share === 'function' && (
        <Button
          size={32}
          variant="outline"
          icon="external"
          // Whoever closes what the device shows has changed their mind, and no more.
          onClick={() => void navigator.share({ title: t('friends.shared'), url }).catch(() => undefined)}
        >
          {t('friends.share')}
        </Button>
      )}
    </>
  );
}
