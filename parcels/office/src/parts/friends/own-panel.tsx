import type { FriendsView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader } from '@paddock/styleguide';

import { friendStep } from '../../model/friend-step.ts';
import styles from './friends.module.css';

interface OwnPanelProps {
  readonly own: NonNullable<FriendsView['own']>;
  readonly currency: string;
}

/** What a player who came by a friend's link gets for it, and what it still asks. */
export function OwnPanel({ own, currency }: OwnPanelProps) {
  const t = useT('office');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, currency);
  const { terms, untilMs, state } = own;
  return (
    <Panel bleed data-testid="came-by-friend">
      <SectionHeader title={t('friends.own')} />
      <div className={styles.body}>
        <p className={styles.name}>
          <Badge tone={state === 'paid' ? 'positive' : 'neutral'}>
            {t(`friends.step.${friendStep(own)}`)}
          </Badge>
        </p>
        <p className={styles.text}>
          {t('friends.ownText', {
            amount: money(terms.friendReward),
            deposit: money(terms.leastDeposit),
            staked: money(terms.leastStaked),
            when: format.moment(untilMs),
          })}
        </p>
      </div>
    </Panel>
  );
}
