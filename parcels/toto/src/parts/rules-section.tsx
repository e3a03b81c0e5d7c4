import { percentText } from '@paddock/contract';
import { outcomesOf, POOLS } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import styles from './draw-view.module.css';

const RULES = ['columns', 'pool', 'remainder', 'close', 'settle', 'file'] as const;

/** How pools work, and the figures of each kind as its draws are made by them. */
export function RulesSection() {
  const t = useT('toto');
  const format = useFormat();
  const percent = (bps: number): string => percentText(bps / 10_000, format.locale);
  return (
    <>
      <Panel>
        <SectionHeader title={t('rules.title')} />
        <div className={styles.inner}>
          {RULES.map((rule) => (
            <p key={rule}>{t(`rules.${rule}`)}</p>
          ))}
        </div>
      </Panel>
      {POOLS.map((kind) => (
        <Panel key={kind.code}>
          <SectionHeader title={t(`pool.${kind.code}.name`)} />
          <div className={styles.inner}>
            <p>{t(`pool.${kind.code}.text`)}</p>
            <ul>
              <li>{t('rules.house', { share: percent(kind.houseBps) })}</li>
              {kind.categories.map(({ hits, shareBps, whenEmpty }) => (
                <li key={hits}>{t(`rules.category.${whenEmpty}`, { hits, share: percent(shareBps) })}</li>
              ))}
              <li>{t(`rules.unplayed.${kind.unplayed}`)}</li>
              <li>{t('rules.least', { count: kind.leastPlayed, events: kind.events })}</li>
              <li>
                {t('rules.most', {
                  count: format.number(kind.mostColumns),
                  outcomes: outcomesOf(kind.question).length,
                })}
              </li>
            </ul>
          </div>
        </Panel>
      ))}
    </>
  );
}
