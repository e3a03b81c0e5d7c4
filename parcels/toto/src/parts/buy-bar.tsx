import { useState } from 'react';
import { formatAmount } from '@paddock/contract';
import type { NewTotoCoupon, TicketGiftView, TotoDrawView } from '@paddock/contract/schemas';
import { columnsOfAll, priceOf, type PoolKind } from '@paddock/games/toto';
import { accounts$, activeAccount$, api, auth$, hrefFor, openDialog } from '@paddock/shared-utils';
import { useFormat, useSender, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, MoneyText } from '@paddock/styleguide';

import { draftFault, entriesOf, missingCount, type Draft } from '../model/draft.ts';
import { giftFault } from '../model/given-coupon.ts';
import { BuyDialog } from './buy-dialog.tsx';
import styles from './coupon.module.css';

interface BuyBarProps {
  readonly kind: PoolKind;
  readonly draw: TotoDrawView;
  readonly draft: Draft;
  /** The gift that pays it; undefined for the player's own money. */
  readonly gift: TicketGiftView | undefined;
  /** A gift of theirs for this draw, used or not. */
  readonly ready: TicketGiftView | undefined;
  readonly price: { readonly columnMinor: bigint; readonly leastMinor: bigint; readonly mostMinor: bigint };
  readonly onBought: () => void;
}

/** What the coupon costs as it stands, and the way to buy it: asked once more before money moves. */
export function BuyBar(props: BuyBarProps) {
  const { draw, draft, price } = props;
  const t = useT('toto');
  const format = useFormat();
  const entries = entriesOf(draft);
  const columns = Number(columnsOfAll(entries));
  const stake = format.money(priceOf(entries, price.columnMinor), draw.currency);
  return (
    <div className={styles.bar}>
      <p className={styles.price} aria-live="polite">
        <span className={styles.dim}>
          {t('coupon.columns', { count: columns, shown: format.number(columns) })}
        </span>
        <MoneyText size={20}>{stake}</MoneyText>
      </p>
      <BuyButton {...props} stake={stake} />
    </div>
  );
}

function BuyButton(props: BuyBarProps & { readonly stake: string }) {
  const { kind, draw, draft, gift, ready, price, stake, onBought } = props;
  const t = useT('toto');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const status = useStreamValue(auth$, (auth) => auth.status);
  const active = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account : undefined));
  const all = useStreamValue(accounts$, (value) => ('accounts' in value ? value.accounts : undefined));
  const account = active?.iso === draw.currency ? active : all?.find(({ iso }) => iso === draw.currency);
  // Its key outlives the dialog: who asks again without having had an answer buys once.
  const send = useSender((request: NewTotoCoupon, key) =>
    api.post('/web-api/toto/coupons', request, { key }),
  );
  const fault = gift === undefined ? draftFault(kind, draft, price) : giftFault(kind, draft, gift, price);
  if (status === 'guest')
    return (
      <Button
        variant="primary"
        size={48}
        onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}
      >
        {t('buy.guest')}
      </Button>
    );
  if (all !== undefined && account === undefined)
    return (
      <LinkButton variant="outline" href={hrefFor('/office/account')}>
        {t('buy.currency', { currency: draw.currency })}
      </LinkButton>
    );
  const why = {
    choices: t('buy.fault.choices', { count: missingCount(draft) }),
    entries: t('buy.fault.entries'),
    columns: t('buy.fault.columns', { most: format.number(draw.mostColumns) }),
    least: t('buy.fault.least', { amount: format.amount(draw.leastStake, draw.currency) }),
    most: t('buy.fault.most', { amount: format.amount(draw.mostStake, draw.currency) }),
    gift: t('buy.fault.gift', { amount: format.amount(gift?.amount ?? '0', draw.currency) }),
  };
  const entries = entriesOf(draft);
  const fits = ready !== undefined && giftFault(kind, draft, ready, price) === undefined;
  return (
    <>
      <Button
        variant="primary"
        size={48}
        unavailable={fault !== undefined || account === undefined}
        onClick={() => setAsked(true)}
      >
        {fault !== undefined
          ? why[fault]
          : gift === undefined
            ? t('buy.button', { amount: stake })
            : t('gift.button')}
      </Button>
      {isAsked && account !== undefined && fault === undefined && (
        <BuyDialog
          stake={stake}
          entries={entries.length}
          columns={Number(columnsOfAll(entries))}
          request={{
            drawId: draw.id,
            accountId: account.id,
            stake: formatAmount(priceOf(entries, price.columnMinor), draw.currency),
            entries: entries.map((entry) => [...entry]),
          }}
          fitting={fits ? ready : undefined}
          isGiftChosen={gift !== undefined}
          account={account.iso}
          send={send}
          onClose={() => setAsked(false)}
          onBought={() => {
            setAsked(false);
            onBought();
          }}
        />
      )}
    </>
  );
}
