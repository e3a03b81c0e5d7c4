import { partsText } from '@paddock/contract';
import type { ContentState, ContentVersionState } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, type BadgeTone } from '@paddock/styleguide';

import { plannedTime } from '../../model/planned-time.ts';
import styles from './content.module.css';

const TONES: Readonly<Record<ContentVersionState, BadgeTone>> = {
  draft: 'warning',
  planned: 'brand',
  published: 'positive',
  replaced: 'neutral',
};

/** What has become of a version. */
export function VersionBadge({ state }: { readonly state: ContentVersionState }) {
  const t = useT('desk');
  return <Badge tone={TONES[state]}>{t(`content.states.${state}`)}</Badge>;
}

/** What of a document is read, what waits, and in which languages it is missing. */
export function StateBadges({ state }: { readonly state: ContentState }) {
  const t = useT('desk');
  const format = useFormat();
  const { published, latest, planned, missing } = state;
  return (
    <span className={styles.badges}>
      {published === null ? (
        <Badge tone="danger">{t('content.unread')}</Badge>
      ) : (
        <Badge tone="positive">{t('content.states.published')}</Badge>
      )}
      {published !== latest && <Badge tone="warning">{t('content.hasDraft', { number: latest })}</Badge>}
      {planned.map(({ id, number, fromMs }) => (
        <Badge key={id} tone="brand">
          {t('content.plannedFor', { number, time: plannedTime(format, fromMs) })}
        </Badge>
      ))}
      {missing.length > 0 && (
        <Badge>
          {t('content.missing', { languages: partsText(missing, format.language).toUpperCase() })}
        </Badge>
      )}
    </span>
  );
}
