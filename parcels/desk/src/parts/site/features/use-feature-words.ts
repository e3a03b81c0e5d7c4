import { useT } from '@paddock/shared-utils/react';

import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { featuresOn, listDifferences, siteFeatures, siteParcels } from '../../../model/site/site-features.ts';
import type { Differ } from '../site-plans.tsx';

export interface FeatureWords {
  readonly featureName: (id: number | string) => string;
  readonly parcelName: (name: number | string) => string;
  /** What two values of a key differ in. */
  readonly differ: Readonly<Record<'features' | 'closedParcels' | 'isRegistrationAllowed', Differ>>;
}

/** Features, parts of the site and registration in the operator's language. */
export function useFeatureWords(site: ChosenSite): FeatureWords {
  const t = useT('desk');
  const features = siteFeatures(site);
  const parcels = siteParcels(site);

  const featureName = (id: number | string) => {
    const word = features.find((one) => one.id === id)?.word ?? null;
    return word === null
      ? t('site.features.number', { number: id })
      : `${t(`site.features.names.${word}`)} (${id})`;
  };
  const parcelName = (name: number | string) =>
    parcels.some((one) => one.name === name && one.isKnown)
      ? t(`site.features.parcels.${name}`)
      : String(name);
  const isOpen = (said: unknown) =>
    t(
      (said ?? site.unsaid['isRegistrationAllowed']) === false
        ? 'site.features.closed'
        : 'site.features.isOpen',
    );
  const closedIn = (said: unknown) => ((said ?? site.unsaid['closedParcels']) as string[] | null) ?? [];
  // A site that says nothing of its features has those of the default.
  const idsIn = (said: unknown) =>
    (said as readonly number[] | null) ?? featuresOn({ keys: {}, unsaid: site.unsaid });

  return {
    featureName,
    parcelName,
    differ: {
      features: (before, after) =>
        listDifferences(idsIn(before), idsIn(after), {
          named: featureName,
          listed: t('site.features.on'),
          unlisted: t('site.features.off'),
        }),
      closedParcels: (before, after) =>
        listDifferences(closedIn(before), closedIn(after), {
          named: parcelName,
          listed: t('site.features.closed'),
          unlisted: t('site.features.isOpen'),
        }),
      isRegistrationAllowed: (before, after) =>
        isOpen(before) === isOpen(after)
          ? []
          : [{ place: t('site.features.registration'), before: isOpen(before), after: isOpen(after) }],
    },
  };
}
