import { useCallback, useState } from 'react';
import { parseAmount } from '@paddock/contract';
import type { TotoDrawView } from '@paddock/contract/schemas';
import { findPool, type PoolKind } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel } from '@paddock/styleguide';
import { GiftChoice } from '@paddock/styleguide/forms';

import { emptyDraft, toggled, withoutEntry, type Draft } from '../model/draft.ts';
import { BuyBar } from './buy-bar.tsx';
import { EventRow } from './event-row.tsx';
import { FillTools } from './fill-tools.tsx';
import { PacketList } from './packet-list.tsx';
import { useGivenCoupon } from './use-given-coupon.ts';
import styles from './coupon.module.css';

interface CouponFormProps {
  readonly draw: TotoDrawView;
  /** After a coupon was bought. */
  readonly onBought: () => void;
}

/** A coupon of a draw that sells: rows of outcomes, ways to fill them, the packet, and its price. */
export function CouponForm({ draw, onBought }: CouponFormProps) {
  const kind = findPool(draw.pool);
  return kind === undefined ? null : <Form key={draw.id} draw={draw} kind={kind} onBought={onBought} />;
}

function Form({ draw, kind, onBought }: CouponFormProps & { readonly kind: PoolKind }) {
  const t = useT('toto');
  const format = useFormat();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(kind));
  const ready = useGivenCoupon(draw);
  const [isUsed, setUsed] = useState(false);
  const onToggle = useCallback(
    (event: number, outcome: number) => setDraft((last) => toggled(last, event, outcome)),
    [],
  );
  const minor = (text: string): bigint => parseAmount(text, draw.currency) ?? 0n;
  const price = {
    columnMinor: minor(draw.columnPrice),
    leastMinor: minor(draw.leastStake),
    mostMinor: minor(draw.mostStake),
  };
  const legend = draw.events.some(({ picksMilli }) => picksMilli !== null)
    ? 'coupon.picks'
    : draw.events.some(({ chancesMilli }) => chancesMilli !== null)
      ? 'coupon.chances'
      : undefined;
  return (
    <>
      {ready !== undefined && (
        <GiftChoice
          label={t('gift.use', { amount: format.amount(ready.amount, ready.currency) })}
          detail={t('gift.rules', { until: format.moment(ready.expiresAtMs) })}
          isUsed={isUsed}
          onUse={setUsed}
        />
      )}
      <FillTools kind={kind} draw={draw} draft={draft} onDraft={setDraft} />
      <Panel>
        {legend !== undefined && <p className={styles.legend}>{t(legend)}</p>}
        <ol className={styles.rows}>
          {draw.events.map((event, at) => (
            <EventRow
              key={event.eventId}
              at={at}
              event={event}
              question={kind.question}
              choice={draft.entry[at] ?? 0}
              onToggle={onToggle}
            />
          ))}
        </ol>
      </Panel>
      <PacketList kind={kind} packet={draft.packet} onLeave={(at) => setDraft(withoutEntry(draft, at))} />
      <BuyBar
        kind={kind}
        draw={draw}
        draft={draft}
        gift={isUsed ? ready : undefined}
        ready={ready}
        price={price}
        onBought={() => {
          setUsed(false);
          setDraft(emptyDraft(kind));
          onBought();
        }}
      />
    </>
  );
}
