import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, ProgressBar, ReadView, SectionHeader, SkeletonText } from '@paddock/styleguide';

import { levelProgress } from '../../model/level-progress.ts';
import { useOfficeWords } from '../use-office-words.ts';
import styles from './loyalty.module.css';

/** The player's level, how far the next one is, and until when this one is kept. */
export function LevelPanel() {
  const t = useT('office');
  const words = useOfficeWords('failed');
  const { value, reload } = useRead({ ...readOf('/web-api/loyalty/level'), on: ['loyalty:points'] });
  return (
    <Panel bleed data-testid="level">
      <SectionHeader title={t('loyalty.level')} />
      <div className={styles.body}>
        <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={4} />}>
          {({ standing }) => (standing === null ? null : <Standing standing={standing} />)}
        </ReadView>
      </div>
    </Panel>
  );
}

function Standing({ standing }: { readonly standing: Parameters<typeof levelProgress>[0] }) {
  const t = useT('office');
  const format = useFormat();
  const { current, next, part } = levelProgress(standing);
  const earned = t('loyalty.earned', {
    points: format.number(standing.earned),
    count: standing.windowDays,
  });
  return (
    <>
      <p className={styles.level}>
        <Badge tone="brand">{format.name(current.name)}</Badge>
      </p>
      <ProgressBar
        value={part}
        tone="brand"
        label={t('loyalty.bar')}
        valueText={earned}
        used={earned}
        left={
          next === undefined
            ? t('loyalty.highest')
            : t('loyalty.toNext', {
                points: format.number(next.threshold - standing.earned),
                level: format.name(next.name),
              })
        }
      />
      {standing.keptUntilMs !== null && (
        <p className={styles.text}>
          {t('loyalty.kept', { level: format.name(current.name), when: format.moment(standing.keptUntilMs) })}
        </p>
      )}
      <ul className={styles.levels}>
        {standing.levels.map(({ code, name, threshold }) => (
          <li key={code} aria-current={code === current.code ? 'true' : undefined}>
            <span>{format.name(name)}</span>
            <span>{t('loyalty.from', { points: format.number(threshold) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
