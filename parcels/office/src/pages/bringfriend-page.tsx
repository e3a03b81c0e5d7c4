import type { FriendsView, FriendTerms } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  PageLayout,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import { FriendsPanel } from '../parts/friends/friends-panel.tsx';
import { LinkPanel } from '../parts/friends/link-panel.tsx';
import { OwnPanel } from '../parts/friends/own-panel.tsx';
import styles from '../parts/friends/friends.module.css';
import { useOfficeWords } from '../parts/use-office-words.ts';

const RULES = ['once', 'play', 'person', 'bounds', 'back'] as const;

/** The player's link for friends, what it brings, and what came of it (S2-25). */
export function BringfriendPage() {
  const t = useT('office');
  const words = useOfficeWords('failed');
  const { value, reload } = useRead({ ...readOf('/web-api/friends'), on: ['friends:moved'] });
  useReady(true);
  return (
    <PageLayout title={t('seo.bringfriend.title')} lead={t('friends.lead')}>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={
          <Panel padded bleed>
            <SkeletonText lines={10} />
          </Panel>
        }
        empty={({ terms, brought, own }) =>
          terms === null &&
          brought === 0 &&
          own === null && (
            <EmptyState icon="user-plus" title={t('friends.closed')} message={t('friends.closedText')} />
          )
        }
      >
        {(view) => (
          <>
            {view.own !== null && <OwnPanel own={view.own} currency={view.currency} />}
            {isOpen(view) && <LinkPanel view={view} onGiven={reload} />}
            {(view.link !== null || view.brought > 0) && <FriendsPanel view={view} />}
            {isOpen(view) && <Rules terms={view.terms} />}
          </>
        )}
      </ReadView>
    </PageLayout>
  );
}

const isOpen = (view: FriendsView): view is FriendsView & { readonly terms: FriendTerms } =>
  view.terms !== null;

function Rules({ terms }: { readonly terms: FriendTerms }) {
  const t = useT('office');
  return (
    <Panel bleed>
      <SectionHeader title={t('friends.rules.title')} />
      <div className={styles.body}>
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>
              {t(`friends.rules.${rule}`, { most: terms.mostFriends, network: terms.perNetwork })}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
