import { useState } from 'react';
import type { PromotionView } from '@paddock/contract/schemas';

import { BANNER, bannerOf } from '../../art/banner.ts';
import styles from './promotions.module.css';

interface PromotionPictureProps {
  readonly promotion: Pick<PromotionView, 'code' | 'picture' | 'gives'>;
}

/** A promotion's own picture; where it has none, or it was removed or does not come, one drawn for it in the same room. */
export function PromotionPicture({ promotion: { code, picture, gives } }: PromotionPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const own = picture !== null && picture !== failed ? picture : undefined;
  return (
    <img
      ref={(image) => {
        // In a document that the server drew it may have failed before anybody listened.
        if (own !== undefined && image?.complete === true && image.naturalWidth === 0) setFailed(own);
      }}
      className={styles.picture}
      src={own ?? bannerOf(code, gives.kind)}
      alt=""
      {...BANNER}
      decoding="async"
      onError={() => setFailed(picture)}
    />
  );
}
