import { useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { heldOf } from '../../../model/site-keys.ts';
import { BrandStanding } from '../brand-standing.tsx';
import { KeyPlans } from '../site-plans.tsx';
import styles from '../site.module.css';
import { FeatureList } from './feature-list.tsx';
import { ParcelList } from './parcel-list.tsx';
import { ToggleRow } from './toggle-row.tsx';
import { useFeatureWords } from './use-feature-words.ts';

interface FeaturesPanelProps {
  readonly site: ChosenSite;
  readonly onChanged: () => void;
}

/** What of the site is there: whether anybody may register, which parts are closed, which features are on. */
export function FeaturesPanel({ site, onChanged }: FeaturesPanelProps) {
  const t = useT('desk');
  const { differ } = useFeatureWords(site);
  const parts = { site, onChanged };
  return (
    <>
      <KeyPlans site={site} of={differ} onChanged={onChanged} />
      <Panel padded>
        <SectionHeader
          title={t('site.features.registration')}
          note={t('site.version', { number: site.version })}
        />
        <BrandStanding {...parts} name="isRegistrationAllowed" differ={differ.isRegistrationAllowed} />
        <Registration {...parts} />
      </Panel>
      <Panel padded>
        <SectionHeader title={t('site.features.parts')} />
        <BrandStanding {...parts} name="closedParcels" differ={differ.closedParcels} />
        <ParcelList {...parts} />
      </Panel>
      <Panel padded>
        <SectionHeader title={t('site.features.title')} />
        <BrandStanding {...parts} name="features" differ={differ.features} />
        <FeatureList {...parts} />
      </Panel>
    </>
  );
}

function Registration({ site, onChanged }: FeaturesPanelProps) {
  const t = useT('desk');
  const isOpen = heldOf(site, 'isRegistrationAllowed') !== false;
  const { differ } = useFeatureWords(site);
  return (
    <ul className={styles.rows}>
      <ToggleRow
        site={site}
        title={t('site.features.registration')}
        detail={t('site.features.registrationGone')}
        isOn={isOpen}
        state={t(isOpen ? 'site.features.isOpen' : 'site.features.closed')}
        onChanged={onChanged}
        toggleTo={(opens) => ({
          name: 'isRegistrationAllowed',
          value: opens,
          doing: t(opens ? 'site.features.openRegistration' : 'site.features.closeRegistration'),
          short: t(opens ? 'site.features.short.open' : 'site.features.short.close'),
          effect: t(opens ? 'site.features.newPlayers' : 'site.features.noNewPlayers'),
          isGrave: !opens,
          differ: differ.isRegistrationAllowed,
        })}
      />
    </ul>
  );
}
