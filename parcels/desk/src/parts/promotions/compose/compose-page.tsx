import type { ReactNode } from 'react';
import type { OperatorPromotionView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Notice, Panel, ReadView, SkeletonRows, TextLink } from '@paddock/styleguide';

import { promotionPath } from '../../../model/promotions/promotion-place.ts';
import { useDesk } from '../../session/desk-context.ts';
import { useDeskRead } from '../../session/use-desk-read.ts';
import { Composer } from './composer.tsx';

const PARTS_EVERY_MS = 600_000;

/** A promotion that is composed: a new one, or the next version of one. */
export function ComposePage({ code }: { readonly code: string | null }) {
  const t = useT('desk');
  const { may } = useDesk();
  if (!may('site:configure')) return <Notice tone="warning">{t('promotions.composeByOthers')}</Notice>;
  return code === null ? <WithParts from={null} /> : <NextVersion code={code} />;
}

function NextVersion({ code }: { readonly code: string }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('promotions.slow') });
  const read = useDeskRead(
    `promotion ${code}`,
    (as) => api.get('/operator-api/promotions/:code', { ...as, params: { code } }),
    PARTS_EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      frame={framed}
    >
      {(promotion) => <WithParts from={promotion} />}
    </ReadView>
  );
}

/** What promotions can be made of here comes first: the form follows it. */
function WithParts({ from }: { readonly from: OperatorPromotionView | null }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('promotions.slow') });
  const read = useDeskRead(
    'promotion-parts',
    (as) => api.get('/operator-api/promotion-parts', as),
    PARTS_EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      frame={framed}
    >
      {(parts) => <Composer parts={parts} from={from} />}
    </ReadView>
  );
}

const framed = (inner: ReactNode) => <WithWayBack>{inner}</WithWayBack>;

function WithWayBack({ children }: { readonly children: ReactNode }) {
  const t = useT('desk');
  return (
    <Panel padded>
      <TextLink href={hrefFor(promotionPath({ at: 'all' }))}>{t('promotions.all')}</TextLink>
      {children}
    </Panel>
  );
}
