import type { EventState, EventStatisticsView } from '@paddock/contract/schemas';
import { useEvent, useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { courseOf, type Course, type CourseStep } from '../../model/course.ts';
import { LineChart, type ChartPoint } from './line-chart.tsx';
import { SideName } from './side-name.tsx';
import figures from './figures.module.css';
import styles from './course.module.css';

type StatedEvent = EventStatisticsView['event'];

/** How the score grew: of a match that is played as it goes on. */
export function CoursePanel({ event }: { readonly event: StatedEvent }) {
  if (event.state.status === 'live') return <LiveCourse event={event} />;
  return <CourseOf event={event} state={event.state} />;
}

function LiveCourse({ event }: { readonly event: StatedEvent }) {
  const live = useEvent(event.id, 'event');
  const state = 'event' in live && live.event !== null ? live.event.state : event.state;
  return <CourseOf event={event} state={state} />;
}

function CourseOf({ event, state }: { readonly event: StatedEvent; readonly state: EventState }) {
  const t = useT('results');
  const format = useFormat();
  const stepName = useStepName(event.sport);
  const course = courseOf(event.sport, state);
  if (course === null) return null;
  const names = { home: format.name(event.home.name), away: format.name(event.away.name) };
  return (
    <Panel bleed>
      <SectionHeader dense title={t('stat.course.title')} />
      {course.steps.length === 0 ? (
        <p className={figures.quiet}>{t('stat.course.none')}</p>
      ) : (
        <>
          <Legend event={event} />
          <LineChart
            stepped={course.kind === 'goals'}
            label={t('stat.course.chart', names)}
            lines={[
              { id: 'home', look: 'first', points: pointsOf(course, 0) },
              { id: 'away', look: 'second', points: pointsOf(course, 1) },
            ]}
            range={[0, Math.max(...state.score, ...(course.steps.at(-1)?.score ?? []), 1)]}
            marks={marksOf(course, (minute) => t('stat.course.minute', { minute }), stepName)}
            write={(value) => format.number(value)}
          />
          <CourseTable event={event} course={course} />
        </>
      )}
    </Panel>
  );
}

function Legend({ event }: { readonly event: StatedEvent }) {
  return (
    <p className={styles.legend} aria-hidden>
      <span data-look="first">
        <SideName sport={event.sport} side={event.home} />
      </span>
      <span data-look="second">
        <SideName sport={event.sport} side={event.away} />
      </span>
    </p>
  );
}

function pointsOf({ steps, until }: Course, side: 0 | 1): readonly ChartPoint[] {
  const grown = steps.map(({ at, score }): ChartPoint => [at, score[side]]);
  return [[0, 0], ...grown, [Math.max(until, steps.at(-1)?.at ?? 0), steps.at(-1)?.score[side] ?? 0]];
}

function marksOf(
  { kind, steps, lengthMinutes }: Course,
  minuteName: (minute: number) => string,
  stepName: (step: CourseStep) => string,
) {
  if (kind === 'parts') return steps.map((step) => ({ at: step.at, label: stepName(step) }));
  const half = Math.floor(lengthMinutes / 2);
  return [0, half, lengthMinutes].map((minute) => ({
    at: minute / lengthMinutes,
    label: minuteName(minute),
  }));
}

/** "67′" of a goal, "Q3" of a period. */
function useStepName(sport: string): (step: CourseStep) => string {
  const t = useT('results');
  const common = useT('common');
  return ({ goal, part }) =>
    goal === undefined
      ? common(`periodShort.${sport}.${part?.period ?? ''}`)
      : t('stat.course.minute', { minute: goal.minute });
}

/** The same in figures. */
function CourseTable({ event, course }: { readonly event: StatedEvent; readonly course: Course }) {
  const t = useT('results');
  const format = useFormat();
  const labels = useLabels();
  const stepName = useStepName(event.sport);
  return (
    <table className={figures.table}>
      <caption className={figures.caption}>{t('stat.course.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(course.kind === 'goals' ? 'stat.course.when' : 'stat.course.part')}</th>
          <th scope="col" className={course.kind === 'goals' ? undefined : figures.figure}>
            {t(course.kind === 'goals' ? 'stat.course.scored' : 'stat.course.brought')}
          </th>
          <th scope="col" className={figures.figure}>
            {t(course.kind === 'goals' ? 'stat.course.score' : 'stat.course.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {course.steps.map((step, index) => (
          <tr key={index}>
            <th scope="row">
              {step.part === undefined ? stepName(step) : labels.period(event.sport, step.part.period)}
            </th>
            <td className={step.goal === undefined ? figures.figure : undefined}>
              {step.goal === undefined
                ? step.part && format.score(step.part.brought)
                : format.name(event[step.goal.side].name)}
            </td>
            <td className={figures.figure}>
              <b>{format.score(step.score)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
