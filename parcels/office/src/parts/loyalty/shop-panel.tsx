import type { ShopOffer, ShopView } from '@paddock/contract/schemas';
import { api, hrefFor, notify, refreshAccounts } from '@paddock/shared-utils';
import {
  useFormat,
  useLabels,
  useRead,
  useSender,
  useSubmit,
  useT,
  useWritten,
} from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  EmptyState,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonText,
  TextLink,
} from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { offerState } from '../../model/offer-state.ts';
import { useOfficeWords } from '../use-office-words.ts';
import styles from './loyalty.module.css';
import { SHOP_READ } from './shop-read.ts';

/** What points buy, each with what it costs and what is left of it. */
export function ShopPanel({ balance }: { readonly balance: number }) {
  const t = useT('office');
  const words = useOfficeWords('failed');
  const { value, reload } = useRead(SHOP_READ);
  return (
    <Panel bleed data-testid="shop">
      <SectionHeader title={t('shop.title')} />
      <div className={styles.body}>
        <ReadView
          value={value}
          reload={reload}
          words={words}
          skeleton={<SkeletonText lines={6} />}
          empty={({ offers }) =>
            offers.length === 0 && (
              <EmptyState icon="gift" title={t('shop.none')} message={t('shop.noneText')} />
            )
          }
        >
          {(shop) =>
            shop.offers.map((offer) => <Offer key={offer.id} shop={shop} offer={offer} balance={balance} />)
          }
        </ReadView>
      </div>
    </Panel>
  );
}

interface OfferProps {
  readonly shop: ShopView;
  readonly offer: ShopOffer;
  readonly balance: number;
}

function Offer({ shop, offer, balance }: OfferProps) {
  const t = useT('office');
  const format = useFormat();
  const labels = useLabels();
  const send = useSender((body: { points: number }, key: string) =>
    api.post('/web-api/loyalty/shop/:id/buy', body, { params: { id: offer.id }, key }),
  );
  const { submit, pending, refusal } = useSubmit(send, () => {
    const key = typeof offer.gives === 'string' ? 'office:shop.done' : 'office:shop.doneGift';
    notify({ kind: 'success', group: 'shop', text: { key } });
    void refreshAccounts();
  });
  const state = offerState(offer, balance, shop.isPaused);
  const points = format.number(offer.points);
  return (
    <section className={styles.period}>
      <h3 className={styles.heading}>{format.name(offer.name)}</h3>
      <p className={styles.text}>
        <Gift gives={offer.gives} currency={shop.currency} />
        {offer.left !== null && <span className={styles.more}>{t('shop.left', { count: offer.left })}</span>}
        {offer.toMs !== null && (
          <span className={styles.more}>{t('shop.until', { when: format.moment(offer.toMs) })}</span>
        )}
      </p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <ButtonRow>
        <Button
          variant={state === 'open' ? 'primary' : 'outline'}
          pending={pending}
          unavailable={state !== 'open'}
          onClick={() => void submit({ points: offer.points })}
        >
          {state === 'open'
            ? t('shop.buy', { points })
            : t(`shop.state.${state}`, { points: format.number(offer.points - balance) })}
        </Button>
      </ButtonRow>
    </section>
  );
}

/** What an offer brings: money, or the gift of a promotion, whose page has its conditions. */
function Gift({ gives, currency }: { readonly gives: ShopOffer['gives']; readonly currency: string }) {
  const t = useT('office');
  const format = useFormat();
  const written = useWritten();
  if (typeof gives === 'string') return t('shop.gives', { amount: format.amount(gives, currency) });
  return (
    <>
      {t('shop.promotion')}{' '}
      <TextLink href={hrefFor(`/promotions/${gives.promotion}`)}>{written.title(gives.title)}</TextLink>
      <span className={styles.more}>{t('shop.promotionText')}</span>
    </>
  );
}
