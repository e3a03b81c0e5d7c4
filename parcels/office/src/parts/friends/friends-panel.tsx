import type { BroughtFriend, FriendsView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, EmptyState, Panel, SectionHeader } from '@paddock/styleguide';

import { friendStep, type FriendStep } from '../../model/friend-step.ts';
import styles from './friends.module.css';

const TONES: Partial<Record<FriendStep, 'positive' | 'warning'>> = {
  paid: 'positive',
  'taken-back': 'warning',
};

/** What came of everybody the player brought: how far they are, and nothing of what they pay or stake. */
export function FriendsPanel({ view }: { readonly view: FriendsView }) {
  const t = useT('office');
  const { friends, brought, rewarded } = view;
  return (
    <Panel bleed data-testid="friends">
      <SectionHeader title={t('friends.mine')} />
      <div className={styles.body}>
        {brought === 0 ? (
          <EmptyState icon="user" title={t('friends.none')} message={t('friends.noneText')} />
        ) : (
          <>
            <p className={styles.text}>{t('friends.sum', { brought, rewarded })}</p>
            <ul className={styles.friends}>
              {friends.map((friend) => (
                <Friend key={`${friend.registeredAtMs} ${friend.who}`} friend={friend} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}

function Friend({ friend }: { readonly friend: BroughtFriend }) {
  const t = useT('office');
  const format = useFormat();
  const { who, registeredAtMs, untilMs, reward, state } = friend;
  const step = friendStep(friend);
  return (
    <li>
      <span className={styles.name}>
        <b>{t('friends.who', { number: who })}</b>
        <Badge tone={TONES[step] ?? 'neutral'}>{t(`friends.step.${step}`)}</Badge>
      </span>
      <span className={styles.text}>
        {t('friends.since', { when: format.moment(registeredAtMs) })}
        {state === 'open' && ` ${t('friends.until', { when: format.moment(untilMs) })}`}
        {state === 'paid' &&
          reward !== null &&
          ` ${t('friends.got', { amount: format.amount(reward.amount, reward.currency) })}`}
      </span>
    </li>
  );
}
