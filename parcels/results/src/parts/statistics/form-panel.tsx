import type { Competitor, EventStatisticsView, FormMatch, TeamForm } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Disclosure, Panel, SectionHeader } from '@paddock/styleguide';

import { LineChart, type ChartPoint } from './line-chart.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { SideName } from './side-name.tsx';
import figures from './figures.module.css';
import styles from './form.module.css';

/** Matches that stand in words at once; the chart and its table have all. */
const SHOWN = 6;

/** What both sides did before: marks, the latest matches, the line of their differences. */
export function FormPanel({ statistics: { event, form } }: { readonly statistics: EventStatisticsView }) {
  const t = useT('results');
  const count = Math.min(SHOWN, Math.max(...form.map(({ matches }) => matches.length)));
  return (
    <Panel bleed>
      <SectionHeader dense title={t('stat.form.title')} note={t('stat.form.note', { count })} />
      <div className={styles.duo}>
        <SideForm sport={event.sport} side={event.home} form={form[0]} />
        <SideForm sport={event.sport} side={event.away} form={form[1]} />
      </div>
    </Panel>
  );
}

interface SideFormProps {
  readonly sport: string;
  readonly side: Competitor;
  readonly form: TeamForm;
}

function SideForm({ sport, side, form }: SideFormProps) {
  const t = useT('results');
  const { matches, won, drawn, lost } = form;
  const latest = matches.slice(0, SHOWN);
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h3>
          <SideName sport={sport} side={side} />
        </h3>
        <span className={styles.marks} aria-hidden>
          {latest.toReversed().map(({ id, outcome }) => (
            <OutcomeMark key={id} outcome={outcome} />
          ))}
        </span>
      </div>
      {matches.length === 0 ? (
        <p className={figures.quiet}>{t('stat.form.none')}</p>
      ) : (
        <>
          <ul className={figures.matches}>
            {latest.map((match) => (
              <LatestMatch key={match.id} sport={sport} match={match} />
            ))}
          </ul>
          {matches.length > 1 && <FormLine {...{ sport, side, form }} />}
          <p className={figures.quiet}>{t('stat.form.sums', { won, drawn, lost })}</p>
        </>
      )}
    </div>
  );
}

function LatestMatch({ sport, match }: { readonly sport: string; readonly match: FormMatch }) {
  const t = useT('results');
  const format = useFormat();
  return (
    <li>
      <time dateTime={new Date(match.startsAtMs).toISOString()}>{format.dayMonth(match.startsAtMs)}</time>
      <span className={styles.opponent} title={t(match.isHome ? 'stat.form.home' : 'stat.form.away')}>
        <SideName sport={sport} side={match.opponent} />
      </span>
      <b>{match.score.join(':')}</b>
      <OutcomeMark outcome={match.outcome} />
    </li>
  );
}

const differenceOf = ({ score: [own, other] }: FormMatch): number => own - other;

/** By how much each match was won or lost, from old to new. */
function FormLine({ sport, side, form: { matches } }: SideFormProps) {
  const t = useT('results');
  const format = useFormat();
  const signed = (value: number) => (value > 0 ? `+${format.number(value)}` : format.number(value));
  const played = matches.toReversed();
  const most = Math.max(...played.map((match) => Math.abs(differenceOf(match))), 1);
  const points = played.map((match, index): ChartPoint => [index / (played.length - 1), differenceOf(match)]);
  const count = played.length;
  return (
    <>
      <LineChart
        label={t('stat.form.chart', { count, team: format.name(side.name) })}
        lines={[{ id: side.name.en, look: 'first', points }]}
        range={[-most, most]}
        marks={[played[0], played.at(-1)].flatMap((match, at) =>
          match === undefined ? [] : [{ at, label: format.dayMonth(match.startsAtMs) }],
        )}
        write={signed}
      />
      <Disclosure title={t('stat.form.asTable', { count })} className={styles.asTable}>
        <table className={figures.table}>
          <caption className={figures.caption}>{t('stat.form.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('stat.form.day')}</th>
              <th scope="col">{t('stat.form.opponent')}</th>
              <th scope="col" className={figures.figure}>
                {t('stat.form.score')}
              </th>
              <th scope="col" className={figures.figure}>
                {t('stat.form.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <tr key={match.id}>
                <th scope="row">{format.dayMonth(match.startsAtMs)}</th>
                <td>
                  <SideName sport={sport} side={match.opponent} />
                </td>
                <td className={figures.figure}>{match.score.join(':')}</td>
                <td className={figures.figure}>{signed(differenceOf(match))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
