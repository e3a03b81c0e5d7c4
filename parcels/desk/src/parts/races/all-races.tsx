import type { OperatorTournamentView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextLink,
} from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import styles from '../promotions/promotions.module.css';
import { SumsText } from '../promotions/sums-text.tsx';
import { useDesk } from '../session/desk-context.ts';
import { RaceBadge } from './race-badge.tsx';
import { useRaces } from './use-races.ts';

/** Races and tournaments, with who takes part and what is won. */
export function AllRaces() {
  const t = useT('desk');
  const { may } = useDesk();
  const words = useReadWords({ slow: t('races.slow') });
  const { value, reload } = useRaces();
  return (
    <Panel>
      <SectionHeader
        title={t('races.all')}
        actions={
          may('games:manage') && (
            <LinkButton variant="primary" icon="plus" href={hrefFor(promotionPath({ at: 'new-race' }))}>
              {t('races.new')}
            </LinkButton>
          )
        }
      />
      <p className={styles.pages}>
        <TextLink href={hrefFor(promotionPath({ at: 'all' }))}>{t('promotions.all')}</TextLink>
      </p>
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={12} />}>
        {({ tournaments }) => <RaceTable races={tournaments} />}
      </ReadView>
    </Panel>
  );
}

function RaceTable({ races }: { readonly races: readonly OperatorTournamentView[] }) {
  const t = useT('desk');
  const format = useFormat();
  return (
    <Table<OperatorTournamentView>
      caption={t('races.all')}
      rows={races}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('races.empty')} />}
      columns={[
        {
          id: 'name',
          header: t('promotions.fields.name'),
          primary: true,
          cell: ({ id, name, code }) => (
            <span className={styles.named}>
              <TextLink href={hrefFor(promotionPath({ at: 'one-race', id }))}>{format.name(name)}</TextLink>
              <span className={styles.quiet}>{code}</span>
            </span>
          ),
        },
        {
          id: 'phase',
          header: t('promotions.state'),
          cell: ({ phase }) => <RaceBadge phase={phase} />,
        },
        {
          id: 'opens',
          header: t('promotions.fields.opensAtMs'),
          dim: true,
          cell: ({ opensAtMs }) => format.moment(opensAtMs),
        },
        {
          id: 'closes',
          header: t('promotions.fields.closesAtMs'),
          dim: true,
          cell: ({ closesAtMs }) => format.moment(closesAtMs),
        },
        {
          id: 'players',
          header: t('races.players'),
          align: 'end',
          cell: ({ players }) => format.number(players),
        },
        {
          id: 'paid',
          header: t('races.paid'),
          align: 'end',
          cell: ({ prizes }) => (
            <SumsText sums={prizes.map(({ currency, paid }) => ({ currency, amount: paid }))} />
          ),
        },
      ]}
    />
  );
}
