import type { BonusesView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import {
  ButtonRow,
  EmptyState,
  LinkButton,
  Notice,
  PageLayout,
  Panel,
  SectionHeader,
  useReady,
} from '@paddock/styleguide';

import { BonusFrame } from '../parts/bonuses/bonus-frame.tsx';
import { BonusTerms } from '../parts/bonuses/bonus-terms.tsx';
import { ChooseBonus } from '../parts/bonuses/choose-bonus.tsx';
import { useOffersStopped } from '../parts/use-offers-stopped.ts';
import { CodePanel } from '../parts/promotions/code-form.tsx';
import styles from '../parts/bonuses/bonuses.module.css';

/** The bonus of the first deposit with all its terms (S2-22). */
export function BonusesDepositPage() {
  const t = useT('office');
  useReady(true);
  return (
    <PageLayout title={t('seo.bonusesDeposit.title')} lead={t('bonus.lead')}>
      <BonusFrame>
        {(view) => (
          <>
            <OfferPanel view={view} />
            <CodePanel />
          </>
        )}
      </BonusFrame>
    </PageLayout>
  );
}

function OfferPanel({ view }: { readonly view: BonusesView }) {
  const t = useT('office');
  const format = useFormat();
  const { offer } = view;
  const isStopped = useOffersStopped();
  return (
    <>
      <Standing view={view} />
      {offer === null ? (
        firstDepositBonus(view) === undefined && (
          <EmptyState icon="gift" title={t('bonus.state.none')} message={t('bonus.state.noneText')} />
        )
      ) : (
        <Panel bleed data-testid="bonus-offer">
          <SectionHeader title={t('bonus.terms.title')} />
          <div className={styles.body}>
            <p className={styles.headline}>
              {t('bonus.headline', {
                percent: format.number(offer.percent),
                upTo: format.amount(offer.upTo, offer.currency),
              })}
            </p>
            <BonusTerms offer={offer} />
            {canBeChosen(view) && isStopped && <p className={styles.text}>{t('cashback.paused')}</p>}
            {canBeChosen(view) && !isStopped && <ChooseBonus choice={view.choice} />}
            {canBeChosen(view) && !isStopped && (
              <ButtonRow>
                <LinkButton variant="primary" href={hrefFor('/office/recharge')}>
                  {t('bonus.deposit')}
                </LinkButton>
              </ButtonRow>
            )}
          </div>
        </Panel>
      )}
    </>
  );
}

/** What a promotion brought is told of by My promotions. */
const firstDepositBonus = ({ bonuses }: BonusesView) => bonuses.find(({ kind }) => kind === 'first-deposit');

/** Until the first deposit, also after declining. */
const canBeChosen = ({ offerState }: BonusesView): boolean =>
  offerState === 'available' || offerState === 'declined';

/** Why the bonus of the first deposit cannot be had, or how the one that was had stands. */
function Standing({ view }: { readonly view: BonusesView }) {
  const t = useT('office');
  const format = useFormat();
  const bonus = firstDepositBonus(view);
  const { offerState } = view;
  if (bonus !== undefined) {
    const text =
      bonus.status === 'running'
        ? t('bonus.running', { left: format.amount(bonus.left, bonus.currency) })
        : t('bonus.state.over');
    const action = (
      <LinkButton variant="outline" size={32} href={hrefFor('/office/bonuses/wager')}>
        {t('bonus.toWager')}
      </LinkButton>
    );
    return <Notice tone="info" icon="gift" title={text} action={action} />;
  }
  if (offerState === 'available' || offerState === 'none') return null;
  return <Notice tone="info" title={t(`bonus.state.${offerState}`)} />;
}
