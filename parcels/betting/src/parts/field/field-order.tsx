import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, Silk } from '@paddock/styleguide';

import styles from './field-order.module.css';

/** The order a field came in by, all of it: each way and places are paid by it. Nothing before the end. */
export function FieldOrder({ event: { field, state } }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const runners = new Map(field?.runners.map((runner) => [runner.code, runner]));
  const { placings = [] } = state;
  if (placings.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader dense title={t('field.order')} />
      <ol className={styles.order}>
        {placings.map(({ place, code }) => {
          const runner = runners.get(code);
          return (
            runner !== undefined && (
              <li key={code} className={styles.one} data-place={place}>
                <span className={styles.place}>{format.number(place)}</span>
                <Silk pattern={runner.silk.pattern} colours={runner.silk.colours} size={16} />
                <span className={styles.name}>{format.name(runner.name)}</span>
              </li>
            )
          );
        })}
      </ol>
    </Panel>
  );
}
