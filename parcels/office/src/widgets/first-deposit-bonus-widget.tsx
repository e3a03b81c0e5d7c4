import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import type { BonusOffer, BonusPopupView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  EmptyState,
  LinkButton,
  SkeletonText,
  TextButton,
  TextLink,
  useReady,
  ReadView,
} from '@paddock/styleguide';

import { BonusTerms } from '../parts/bonuses/bonus-terms.tsx';
import styles from '../parts/bonuses/bonuses.module.css';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** What the opener and the dialog host give. */
interface FirstDepositBonusProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {
  /** Keeps it from coming back. */
  readonly never?: () => void;
}

/** Tells of the bonus of the first deposit (S3-12, S4-21): its terms in plain words; yes and not now are equal. */
export function FirstDepositBonusWidget({ never, close, setTitle }: FirstDepositBonusProps) {
  const t = useT('office');
  const words = useOfficeWords('bonus.failed');
  const title = t('bonus.popup.title');
  const { value, reload } = useRead<BonusPopupView>({
    ...readOf('/web-api/officeapi/v1/bonus-popup-information'),
  });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  const leave = () => close?.();
  const leaveForGood = () => {
    never?.();
    leave();
  };
  return (
    <div className={styles.popup} data-testid="first-deposit-bonus">
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={<SkeletonText className={styles.loading} lines={9} />}
        empty={({ bonusPopupInformation }) =>
          bonusPopupInformation === null && <EmptyState title={t('bonus.state.none')} />
        }
      >
        {({ bonusPopupInformation: offer }) => offer !== null && <Offer offer={offer} onLeave={leave} />}
      </ReadView>
      {/* Not before: what stands first is where the keyboard begins. */}
      {value.status === 'ready' && (
        <TextButton className={styles.start} onClick={leaveForGood}>
          {t('bonus.popup.never')}
        </TextButton>
      )}
    </div>
  );
}

function Offer({ offer, onLeave }: { readonly offer: BonusOffer; readonly onLeave: () => void }) {
  const t = useT('office');
  const format = useFormat();
  return (
    <>
      <p className={styles.headline}>
        {t('bonus.headline', {
          percent: format.number(offer.percent),
          upTo: format.amount(offer.upTo, offer.currency),
        })}
      </p>
      <BonusTerms offer={offer} isShort />
      <TextLink className={styles.start} href={hrefFor('/office/bonuses/deposit')} onClick={onLeave}>
        {t('bonus.popup.terms')}
      </TextLink>
      <ButtonRow equal>
        <LinkButton variant="outline" block href={hrefFor('/office/recharge')} onClick={onLeave}>
          {t('bonus.deposit')}
        </LinkButton>
        <Button variant="outline" block onClick={onLeave}>
          {t('bonus.popup.later')}
        </Button>
      </ButtonRow>
    </>
  );
}
