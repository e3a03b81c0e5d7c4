import type { TeamView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  SectionHeader,
  VisuallyHidden,
} from '@paddock/styleguide';

import { cricketTabPath, cricketTeamPath } from '../model/cricket-paths.ts';
import { oversOf } from '../model/cricket-score.ts';
import { matchesOfPlayer, totalsOf, type PlayerMatch } from '../model/player-figures.ts';
import styles from './cricket-hub.module.css';

interface CricketPlayerProps {
  readonly team: TeamView;
  /** In the batting order, from 1. */
  readonly place: number;
}

/** What a player did in the last matches of his team: in all, and match by match. */
export function CricketPlayer({ team, place }: CricketPlayerProps) {
  const t = useT('betting');
  const format = useFormat();
  const matches = matchesOfPlayer(team, place);
  const [last] = matches;
  if (last === undefined) return <NoPlayer />;
  return (
    <PageLayout
      title={last.name}
      lead={t('cricket.playerLead', { team: format.name(team.name), place })}
      actions={
        <LinkButton variant="quiet" size={32} href={hrefFor(cricketTeamPath(team.name))}>
          {format.name(team.name)}
        </LinkButton>
      }
    >
      <Totals matches={matches} />
      <Panel bleed>
        <SectionHeader dense title={t('cricket.byMatch')} />
        <div className={styles.cards}>
          <ByMatch matches={matches} />
        </div>
      </Panel>
    </PageLayout>
  );
}

function Totals({ matches }: { readonly matches: readonly PlayerMatch[] }) {
  const t = useT('betting');
  const format = useFormat();
  const totals = totalsOf(matches);
  const share = (part: number, whole: number, times = 1) =>
    whole === 0 ? t('cricket.didNot') : format.number(Math.round((10 * times * part) / whole) / 10);
  const figures: readonly (readonly [string, string | number])[] = [
    ['matches', matches.length],
    ['innings', totals.innings],
    ['runs', totals.runs],
    ['highest', totals.highest],
    ['average', share(totals.runs, totals.outs)],
    ['strikeRate', share(totals.runs, totals.balls, 100)],
    ['oversBowled', oversOf(totals.bowled)],
    ['wickets', totals.wickets],
    ['runsPerOver', share(totals.conceded, totals.bowled, 6)],
  ];
  return (
    <Panel bleed>
      <SectionHeader dense title={t('cricket.totals')} />
      <dl className={styles.figures}>
        {figures.map(([key, figure]) => (
          <div key={key} data-figure={key}>
            <dt>{t(`cricket.${key}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function ByMatch({ matches }: { readonly matches: readonly PlayerMatch[] }) {
  const t = useT('betting');
  const format = useFormat();
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{t('cricket.byMatch')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('cricket.opponent')}</th>
          <th scope="col">{t('cricket.runs')}</th>
          <th scope="col">{t('cricket.balls')}</th>
          <th scope="col">{t('cricket.wickets')}</th>
          <th scope="col">{t('cricket.conceded')}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map(({ result, side, bat, bowl }) => {
          const other = result[side === 'home' ? 'away' : 'home'].name;
          return (
            <tr key={result.id}>
              <th scope="row">
                <a href={hrefFor(cricketTeamPath(other))}>{format.name(other)}</a>{' '}
                {format.dayMonth(result.startsAtMs)}
              </th>
              <td>{bat?.[0] ?? t('cricket.didNot')}</td>
              <td>{bat?.[1] ?? t('cricket.didNot')}</td>
              <td>{bowl?.[2] ?? t('cricket.didNot')}</td>
              <td>{bowl?.[1] ?? t('cricket.didNot')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Nobody is known by that place and team. */
export function NoPlayer() {
  const t = useT('betting');
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{t('cricket.gonePlayer.title')}</VisuallyHidden>
      <EmptyState
        icon="search"
        title={t('cricket.gonePlayer.title')}
        message={t('cricket.gonePlayer.text')}
        action={
          <LinkButton variant="primary" href={hrefFor(cricketTabPath('all-events'))}>
            {t('cricket.gonePlayer.action')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
