import { columnsOf, writeChoice, type Entry, type PoolKind } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { IconButton, Panel, SectionHeader } from '@paddock/styleguide';

import styles from './coupon.module.css';

interface PacketListProps {
  readonly kind: PoolKind;
  readonly packet: readonly Entry[];
  readonly onLeave: (at: number) => void;
}

/** Entries that are bought together with the one on the screen. */
export function PacketList({ kind, packet, onLeave }: PacketListProps) {
  const t = useT('toto');
  const format = useFormat();
  if (packet.length === 0) return null;
  return (
    <Panel>
      <SectionHeader title={t('packet.title', { count: packet.length })} />
      <ol className={styles.packet}>
        {packet.map((entry, at) => (
          <li key={at}>
            <span className={styles.code}>{entry.map((choice) => writeChoice(kind, choice)).join(' ')}</span>
            <span className={styles.dim}>
              {t('coupon.columns', {
                count: Number(columnsOf(entry)),
                shown: format.number(Number(columnsOf(entry))),
              })}
            </span>
            <IconButton
              icon="close"
              label={t('packet.leave', { place: at + 1 })}
              onClick={() => onLeave(at)}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
