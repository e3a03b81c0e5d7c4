import { useState } from 'react';
import { SPORTS } from '@paddock/contract';
import type { TradingOrdersView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  classNames,
  EmptyState,
  Panel,
  ReadView,
  SkeletonRows,
} from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { CutForm } from '../event/cut-form.tsx';
import { HoldForm } from '../event/hold-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { OrderRow } from './order-row.tsx';

const EVERY_MS = 5_000;

/** What is held and cut, and a whole sport to hold or to cut; narrower orders are given beside an event. */
export function OrdersPanel({ onEvent }: { readonly onEvent: (eventId: string) => void }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('orders.slow') });
  const { may } = useDesk();
  const read = useDeskRead('trading-orders', (as) => api.get('/operator-api/trading-orders', as), EVERY_MS);
  const standing = read.value.status === 'ready' ? read.value.data.orders : [];
  return (
    <Panel>
      <p className={classNames(styles.dim, boardStyles.filters)}>{t('orders.lead')}</p>
      {may('bets:trade') && <SportOrder standing={standing} onChanged={read.reload} />}
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ orders }) =>
          orders.length === 0 && <EmptyState title={t('orders.empty')} message={t('orders.emptyHint')} />
        }
      >
        {({ orders }) => (
          <ul className={boardStyles.rows}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} onChanged={read.reload} onEvent={onEvent} />
            ))}
          </ul>
        )}
      </ReadView>
    </Panel>
  );
}

interface SportOrderProps {
  readonly standing: TradingOrdersView['orders'];
  readonly onChanged: () => void;
}

function SportOrder({ standing, onChanged }: SportOrderProps) {
  const t = useT('desk');
  const common = useT('common');
  const [sport, setSport] = useState('');
  const [form, setForm] = useState<'hold' | 'margin' | null>(null);
  const subject = { scope: 'sport', subject: sport } as const;
  const stands = (kind: 'hold' | 'margin') =>
    standing.find((one) => one.kind === kind && one.scope === 'sport' && one.subject === sport);
  const close = () => setForm(null);
  const done = () => {
    close();
    onChanged();
  };
  const given = { subject, name: sport === '' ? '' : common(`sport.${sport}`), done, close };
  return (
    <>
      <div className={boardStyles.filters}>
        <SelectField
          className={boardStyles.sport}
          aria-label={t('orders.sport')}
          size={36}
          placeholder={t('orders.sport')}
          value={sport}
          onChange={(event) => {
            setSport(event.currentTarget.value);
            close();
          }}
          options={Object.keys(SPORTS).map((value) => ({ value, label: common(`sport.${value}`) }))}
        />
        <ButtonRow>
          <Button size={32} variant="outline" unavailable={sport === ''} onClick={() => setForm('hold')}>
            {stands('hold') === undefined ? t('hold.short') : t('resume.short')}
          </Button>
          <Button size={32} variant="outline" unavailable={sport === ''} onClick={() => setForm('margin')}>
            {t('cutting.short')}
          </Button>
        </ButtonRow>
      </div>
      {form === 'hold' && <HoldForm key={sport} standing={stands('hold')} {...given} />}
      {form === 'margin' && <CutForm key={sport} standing={stands('margin')} {...given} />}
    </>
  );
}
