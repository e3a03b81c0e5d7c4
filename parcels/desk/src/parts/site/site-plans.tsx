import type { SiteKeysView, SitePlanView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Disclosure, EmptyState, Panel, SectionHeader } from '@paddock/styleguide';

import type { LeafDifference } from '../../model/leaf-differences.ts';
import { saidOf } from '../../model/site-keys.ts';
import { DifferenceList } from '../difference-list.tsx';
import { PlanRows } from './plan-row.tsx';

interface SitePlansProps {
  readonly plans: readonly SitePlanView[];
  readonly onChanged: () => void;
}

/** Changes that wait for their time, and what became of the others. */
export function SitePlans({ plans, onChanged }: SitePlansProps) {
  const t = useT('desk');
  const waiting = plans.filter(({ state }) => state === 'waiting');
  const ended = plans.filter(({ state }) => state !== 'waiting');
  return (
    <Panel padded>
      <SectionHeader title={t('site.plans')} />
      {waiting.length === 0 && <EmptyState title={t('site.noPlans')} />}
      <PlanRows plans={waiting} onChanged={onChanged} />
      {ended.length > 0 && (
        <Disclosure title={t('site.endedPlans')}>
          <PlanRows plans={ended} onChanged={onChanged} />
        </Disclosure>
      )}
    </Panel>
  );
}

/** What two values of a key differ in, in words. */
export type Differ = (before: unknown, after: unknown) => readonly LeafDifference[];

interface KeyPlansProps {
  readonly site: SiteKeysView;
  /** Keys that are of interest, each with its words; null for one that is shown as JSON. */
  readonly of: Readonly<Record<string, Differ | null>>;
  readonly onChanged: () => void;
}

/** Changes of some keys that wait for their time, beside what these say now; nothing at all where none does. */
export function KeyPlans({ site, of, onChanged }: KeyPlansProps) {
  const t = useT('desk');
  const waiting = site.plans.filter(
    ({ state, change }) => state === 'waiting' && Object.keys(change).some((key) => Object.hasOwn(of, key)),
  );
  if (waiting.length === 0) return null;
  return (
    <Panel padded>
      <SectionHeader title={t('site.plans')} />
      <PlanRows
        plans={waiting}
        onChanged={onChanged}
        inWords={(key, value) => {
          const differences = of[key]?.(saidOf(site.keys, key), value) ?? [];
          return differences.length === 0 ? undefined : <DifferenceList differences={differences} />;
        }}
      />
    </Panel>
  );
}
