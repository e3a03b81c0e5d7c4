import { LIST_ORDERS, type ListOrderName } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import { listOrder } from '../model/list-order.ts';
import styles from './list-bar.module.css';
import { useListOrder } from './use-list-order.ts';

interface ListOrderChoiceProps {
  /** Those that differ where it stands; all of them where nothing is said. */
  readonly orders?: readonly ListOrderName[];
}

/** In which order a list stands: championships, by start, or those with the most markets first. */
export function ListOrderChoice({ orders = LIST_ORDERS }: ListOrderChoiceProps) {
  const t = useT('betting');
  const chosen = useListOrder();
  return (
    <SegmentedControl
      label={t('order.label')}
      className={styles.order}
      value={orders.includes(chosen) ? chosen : (orders[0] ?? chosen)}
      onValueChange={(value) => {
        const next = orders.find((order) => order === value);
        if (next !== undefined) listOrder().choose(next);
      }}
      segments={orders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
    />
  );
}
