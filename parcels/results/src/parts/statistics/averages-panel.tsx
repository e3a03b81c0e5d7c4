import { percentText } from '@paddock/contract';
import type { EventStatisticsView, TeamForm } from '@paddock/contract/schemas';
import type { Formatters } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { SideName } from './side-name.tsx';
import styles from './averages.module.css';

const FIGURES = ['scored', 'conceded', 'won'] as const;

/** What both sides score, concede and win on average of the matches before, beside each other. */
export function AveragesPanel({
  statistics: {
    event,
    form: [home, away],
  },
}: {
  readonly statistics: EventStatisticsView;
}) {
  const t = useT('results');
  const format = useFormat();
  if (home.matches.length === 0 && away.matches.length === 0) return null;
  const counts = { home: home.matches.length, away: away.matches.length };
  return (
    <Panel bleed>
      <SectionHeader dense title={t('stat.compared.title')} note={t('stat.compared.note', counts)} />
      <div className={styles.versus} aria-hidden>
        <SideName sport={event.sport} side={event.home} />
        <SideName sport={event.sport} side={event.away} />
      </div>
      <dl className={styles.averages}>
        {FIGURES.map((figure) => {
          const [left, right] = [averageOf(home, figure), averageOf(away, figure)];
          const sum = (left ?? 0) + (right ?? 0);
          const share = sum === 0 ? 50 : (100 * (left ?? 0)) / sum;
          return (
            <div key={figure}>
              <dt>{t(`stat.compared.${figure}`)}</dt>
              <dd aria-label={format.name(event.home.name)}>{written(left, figure, format)}</dd>
              <dd aria-label={format.name(event.away.name)}>{written(right, figure, format)}</dd>
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden>
                <rect width={Math.max(share - 0.5, 0)} height="3" data-side="home" />
                <rect x={share + 0.5} width={Math.max(99.5 - share, 0)} height="3" data-side="away" />
              </svg>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

/** A match's share of what all brought; of matches won in per cent. Undefined where there was none. */
function averageOf(form: TeamForm, figure: (typeof FIGURES)[number]): number | undefined {
  const played = form.matches.length;
  if (played === 0) return undefined;
  return figure === 'won'
    ? Math.round((100 * form.won) / played)
    : Math.round((100 * form[figure]) / played) / 100;
}

function written(
  value: number | undefined,
  figure: (typeof FIGURES)[number],
  { number, locale }: Formatters,
): string {
  if (value === undefined) return '–';
  return figure === 'won' ? percentText(value / 100, locale) : number(value);
}
