import type { GrantView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { ProgressWords } from './progress-words.tsx';
import styles from './promotions.module.css';

/** What a state means to who reads it. */
function meaningOf({ state, giftId, isDaily }: Pick<GrantView, 'state' | 'giftId' | 'isDaily'>): string {
  if (isDaily === true) return `promotion.days.${state}`;
  return giftId === undefined ? `promotion.means.${state}` : `freeBets.grant.${state}`;
}

interface GrantListProps {
  readonly title: string;
  readonly grants: readonly GrantView[];
}

/** Parts in promotions, each with how it stands and what that means. */
export function GrantList({ title, grants }: GrantListProps) {
  const t = useT('office');
  const format = useFormat();
  const isRussian = useLanguage() === 'ru';
  if (grants.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={title} />
      <ul className={styles.grants}>
        {grants.map((grant) => {
          const { id, code, state, title: name, given, points, progress } = grant;
          return (
            <li key={id} data-grant={code}>
              <span className={styles.name}>
                <TextLink href={hrefFor(`/promotions/${code}`)}>{isRussian ? name.ru : name.en}</TextLink>
                <Badge tone={state === 'completed' ? 'positive' : 'neutral'}>
                  {t(`promotion.state.${state}`)}
                </Badge>
              </span>
              <span className={styles.dim}>
                {given !== null && `${format.amount(given.amount, given.currency)}. `}
                {points !== null &&
                  `${t('promotion.points', { count: points, points: format.number(points) })}. `}
                {progress !== null ? <ProgressWords progress={progress} /> : t(meaningOf(grant))}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
