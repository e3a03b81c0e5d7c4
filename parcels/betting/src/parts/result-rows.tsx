import { findSport, partsText, teamPath } from '@paddock/contract';
import type { ResultView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Silk } from '@paddock/styleguide';

import styles from './result-rows.module.css';

/** What is over: when, both sides, the score, what each period brought; of a field how it came in. */
export function ResultRows({ results }: { readonly results: readonly ResultView[] }) {
  return (
    <ul className={styles.rows}>
      {results.map((result) => (
        <ResultRow key={result.id} result={result} />
      ))}
    </ul>
  );
}

function ResultRow({ result }: { readonly result: ResultView }) {
  const t = useT('betting');
  const format = useFormat();
  return (
    <li className={styles.row} data-result={result.id}>
      <span className={styles.when}>
        <time dateTime={new Date(result.startsAtMs).toISOString()}>{format.dayMonth(result.startsAtMs)}</time>
        <span>{t(`past.${result.status}`)}</span>
      </span>
      <div className={styles.sides}>
        {result.winners === undefined ? (
          <>
            <Side result={result} at={0} />
            <Side result={result} at={1} />
          </>
        ) : (
          <FieldResult result={result} />
        )}
      </div>
    </li>
  );
}

/** A field has its title alone, and the order it came in by, or at least who came first. */
function FieldResult({
  result: { home, winners = [], placings, withdrawn = [] },
}: {
  readonly result: ResultView;
}) {
  const t = useT('betting');
  const format = useFormat();
  const order = placings ?? winners.map((name, at) => ({ place: 1, code: String(at), name }));
  return (
    <>
      <span className={styles.side}>
        <span className={styles.name}>{format.name(home.name)}</span>
      </span>
      <ol className={styles.order} aria-label={t('past.order')}>
        {order.map(({ place, code, name }) => (
          <li key={code} data-place={place}>
            <span className={styles.part}>{format.number(place)}</span> {format.name(name)}
          </li>
        ))}
      </ol>
      {withdrawn.length > 0 && (
        <span className={styles.withdrawn}>
          {t('past.withdrawn', {
            names: partsText(
              withdrawn.map(({ name }) => format.name(name)),
              format.language,
            ),
          })}
        </span>
      )}
    </>
  );
}

function Side({ result, at }: { readonly result: ResultView; readonly at: 0 | 1 }) {
  const format = useFormat();
  const { sport, score, status } = result;
  const team = at === 0 ? result.home : result.away;
  const { sides, scoredPeriods = [] } = findSport(sport) ?? {};
  const isWinner = status === 'ended' && score[at] > score[at === 0 ? 1 : 0];
  return (
    <span className={classNames(styles.side, isWinner && styles.winner)}>
      {sides !== 'people' && <Silk pattern={team.silk.pattern} colours={team.silk.colours} size={16} />}
      <a href={hrefFor(teamPath(sport, team.name))} className={styles.name}>
        {format.name(team.name)}
      </a>
      {scoredPeriods.length > 0 &&
        result.parts.map((part, index) => (
          <span key={index} className={styles.part}>
            {part[at]}
          </span>
        ))}
      <b className={styles.total}>{score[at]}</b>
    </span>
  );
}
