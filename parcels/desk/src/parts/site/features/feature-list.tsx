import { listText } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { siteFeatures, withListed, type SiteFeature } from '../../../model/site/site-features.ts';
import styles from '../site.module.css';
import { ToggleRow } from './toggle-row.tsx';
import { useFeatureWords } from './use-feature-words.ts';

interface FeatureListProps {
  readonly site: ChosenSite;
  readonly onChanged: () => void;
}

/** Features by their names where the product knows them, on or off. */
export function FeatureList({ site, onChanged }: FeatureListProps) {
  const t = useT('desk');
  const language = useLanguage();
  const features = siteFeatures(site);
  const { featureName: nameOf, differ } = useFeatureWords(site);

  const detailOf = ({ word, pages }: SiteFeature) => {
    const elsewhere = pages.length > 0 && t('site.features.pages', { names: listText(pages, language) });
    if (word === null) return elsewhere === false ? t('site.features.unknown') : elsewhere;
    const own = t(`site.features.details.${word}`);
    return elsewhere === false ? own : `${own} ${elsewhere}`;
  };
  return (
    <ul className={styles.rows} data-testid="features">
      {features.map((feature) => {
        const { id, isOn } = feature;
        return (
          <ToggleRow
            key={id}
            site={site}
            title={nameOf(id)}
            detail={detailOf(feature)}
            isOn={isOn}
            state={t(isOn ? 'site.features.on' : 'site.features.off')}
            onChanged={onChanged}
            toggleTo={(on) => ({
              name: 'features',
              value: withListed(site, 'features', id, on),
              doing: t(on ? 'site.features.turnOn' : 'site.features.turnOff', { name: nameOf(id) }),
              short: t(on ? 'site.features.short.turnOn' : 'site.features.short.turnOff'),
              effect: detailOf(feature),
              isGrave: !on,
              differ: differ.features,
            })}
          />
        );
      })}
    </ul>
  );
}
