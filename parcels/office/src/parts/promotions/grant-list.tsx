import type { GrantView, PromotionShut } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLabels, useT, useWritten } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { isToLeave, leavableIn } from '../../model/leavable.ts';
import { DeclineOffer } from './decline-offer.tsx';
import { LeavePart } from './leave-part.tsx';
import { ProgressWords } from './progress-words.tsx';
import styles from './promotions.module.css';
import { WantedDeposit } from './wanted-deposit.tsx';

/** What a press would be refused with. */
const REFUSALS = {
  spent: 'PROMOTION_SPENT',
  had: 'PROMOTION_TAKEN',
  'not-for-you': 'PROMOTION_NOT_FOR_YOU',
} as const;

/** What a state means to who reads it. */
function meaningOf({ state, giftId, isDaily }: Pick<GrantView, 'state' | 'giftId' | 'isDaily'>): string {
  if (isDaily === true) return `promotion.days.${state}`;
  return giftId === undefined ? `promotion.means.${state}` : `freeBets.grant.${state}`;
}

interface GrantListProps {
  readonly title: string;
  readonly grants: readonly GrantView[];
  /** Everything the player takes part in, those of other lists too. */
  readonly all: readonly GrantView[];
  /** Told that one was declined, or left. */
  readonly onChanged: () => void;
}

/** Parts in promotions, each with how it stands and what that means. */
export function GrantList({ title, grants, all, onChanged }: GrantListProps) {
  const t = useT('office');
  const format = useFormat();
  const labels = useLabels();
  const written = useWritten();
  const saysShut = (shut: PromotionShut): string =>
    shut === 'over' || shut === 'early'
      ? t(`promotion.shut.${shut}`)
      : labels.problem({ code: REFUSALS[shut], message: '' });
  const goesOf = ({ state, isDaily, given, progress }: GrantView): string => {
    if (isDaily === true) return t('promotion.leaving.days');
    if (state === 'joined') return t(`promotion.leaving.${progress === null ? 'joined' : 'counted'}`);
    const amount = given === null ? '' : format.amount(given.amount, given.currency);
    return t('promotion.leaving.waiting', { amount });
  };
  if (grants.length === 0) return null;
  const isLeavable = leavableIn(all);
  return (
    <Panel bleed>
      <SectionHeader title={title} />
      <ul className={styles.grants}>
        {grants.map((grant) => {
          const { id, code, state, title: name, given, points, progress, shut } = grant;
          const meaning = shut === undefined ? t(meaningOf(grant)) : saysShut(shut);
          return (
            <li key={id} data-grant={code}>
              <span className={styles.name}>
                <TextLink href={hrefFor(`/promotions/${code}`)}>{written.title(name)}</TextLink>
                {shut === undefined && (
                  <Badge tone={state === 'completed' ? 'positive' : 'neutral'}>
                    {t(`promotion.state.${state}`)}
                  </Badge>
                )}
              </span>
              <span className={styles.dim}>
                {given !== null && `${format.amount(given.amount, given.currency)}. `}
                {points !== null &&
                  `${t('promotion.points', { count: points, points: format.number(points) })}. `}
                {progress !== null && shut === undefined ? (
                  <ProgressWords progress={progress} />
                ) : state === 'joined' && shut === undefined ? (
                  <WantedDeposit code={code} otherwise={meaning} />
                ) : (
                  meaning
                )}
              </span>
              {state === 'offered' && (shut === undefined || shut === 'early') && (
                <DeclineOffer code={code} onDeclined={onChanged} />
              )}
              {isToLeave(grant, isLeavable) && (
                <LeavePart
                  code={code}
                  goes={goesOf(grant)}
                  isForGood={state !== 'joined'}
                  onLeft={onChanged}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
