import { displayPublicNumber, type PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import { BetDetail } from '../parts/bets/bet-detail.tsx';
import { useBetKind } from '../parts/bets/use-bet-kind.ts';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** One bet of the player by the number people know it by, without the site around it, to be printed (S2-16). */
export function PrintCouponPage({ params }: PageProps) {
  const t = useT('office');
  const format = useFormat();
  const kindOf = useBetKind();
  const number = params['couponId'] ?? '';
  const { value, reload } = useRead({
    ...readOf('/web-api/sportsbook/numbered-bets/:number', { params: { number } }),
    on: ['bet'],
  });
  useReady(true);
  return (
    <div data-print="alone">
      <PageLayout
        title={`${t('seo.printCoupon.title')} ${displayPublicNumber(number)}`}
        lead={
          value.status === 'ready' ? `${kindOf(value.data)}. ${format.moment(value.data.acceptedAtMs)}` : null
        }
        actions={
          <Button variant="outline" icon="print" data-print="never" onClick={() => globalThis.print()}>
            {t('printCoupon.print')}
          </Button>
        }
      >
        <Panel padded bleed>
          <ReadView
            value={value}
            reload={reload}
            words={useOfficeWords()}
            skeleton={<SkeletonText lines={8} />}
            refused={({ code }) => code === 'BET_UNKNOWN' && <NoSuchBet />}
          >
            {(bet) => <BetDetail bet={bet} />}
          </ReadView>
        </Panel>
      </PageLayout>
    </div>
  );
}

/** The number is nobody's, or another player's: both are said alike. */
function NoSuchBet() {
  const t = useT('office');
  return (
    <EmptyState
      icon="history"
      title={t('printCoupon.none')}
      message={t('printCoupon.noneText')}
      action={
        <LinkButton variant="outline" href={hrefFor('/office/history?view=all')}>
          {t('printCoupon.toHistory')}
        </LinkButton>
      }
    />
  );
}
