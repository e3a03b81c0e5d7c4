import { useState } from 'react';
import { partsText } from '@paddock/contract';
import type { OperatorTournamentView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  EmptyState,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextLink,
} from '@paddock/styleguide';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import styles from '../promotions/promotions.module.css';
import { TermsList } from '../promotions/terms-list.tsx';
import { useDesk } from '../session/desk-context.ts';
import { RaceBadge } from './race-badge.tsx';
import { RaceBoard } from './race-board.tsx';
import { RaceDecision, type RaceStep } from './race-decision.tsx';
import { RacePrizes } from './race-prizes.tsx';
import { useRaces } from './use-races.ts';

/** One race: how it stands, its board, and what is done with it. */
export function OneRace({ id }: { readonly id: string }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('races.slow') });
  const { value, reload } = useRaces();
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={12} />}>
      {({ tournaments }) => {
        const race = tournaments.find((one) => one.id === id);
        if (race === undefined) return <EmptyState title={t('races.gone')} message={<AllLink />} />;
        return (
          <>
            <Standing race={race} onDecided={reload} />
            <RacePrizes id={id} />
            <RaceBoard id={id} />
          </>
        );
      }}
    </ReadView>
  );
}

function AllLink() {
  const t = useT('desk');
  return <TextLink href={hrefFor(promotionPath({ at: 'races' }))}>{t('races.all')}</TextLink>;
}

interface StandingProps {
  readonly race: OperatorTournamentView;
  readonly onDecided: () => void;
}

function Standing({ race, onDecided }: StandingProps) {
  const t = useT('desk');
  const format = useFormat();
  const { id, code, name, phase, opensAtMs, closesAtMs, resultsAtMs, players, approvedAtMs, prizes } = race;
  const moment = (atMs: number) => partsText([format.date(atMs), format.time(atMs)], format.language);
  return (
    <Panel>
      <SectionHeader title={format.name(name)} note={code} actions={<AllLink />} />
      <div className={styles.standing}>
        <p className={styles.line}>
          <RaceBadge phase={phase} />
          <span className={styles.quiet}>
            {t('promotions.between', {
              from: moment(opensAtMs),
              to: moment(closesAtMs),
              zone: format.zone(opensAtMs),
            })}
          </span>
          <span className={styles.quiet}>{t('races.resultsAt', { at: moment(resultsAtMs) })}</span>
        </p>
        <p className={styles.line}>{t('promotions.took', { number: format.number(players) })}</p>
        <p className={styles.line}>{t(approvedAtMs === null ? 'races.notApproved' : 'races.approved')}</p>
        {prizes.map(({ currency, won, paid, winners }) => (
          <p key={currency} className={styles.line}>
            {t('races.won', {
              won: format.amount(won, currency),
              paid: format.amount(paid, currency),
              count: winners,
            })}
          </p>
        ))}
        <TermsList terms={{ who: race.who }} />
        <TextLink href={hrefFor(`/tournaments/${id}`)}>{t('races.asPlayers')}</TextLink>
        <Decisions race={race} onDecided={onDecided} />
      </div>
    </Panel>
  );
}

function Decisions({ race, onDecided }: StandingProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const [asked, setAsked] = useState<RaceStep | null>(null);
  const { phase, approvedAtMs, paidAtMs } = race;
  const isCancelled = phase === 'cancelled';
  const steps: readonly RaceStep[] = [
    ...(approvedAtMs === null && !isCancelled && may('cashier:adjust') ? (['pay'] as const) : []),
    ...(phase === 'running' && may('games:manage') ? (['close'] as const) : []),
    ...(paidAtMs === null && !isCancelled && may('games:manage') ? (['cancel'] as const) : []),
  ];
  return (
    <>
      <ButtonRow>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === 'pay' ? 'primary' : 'danger-outline'}
            aria-expanded={asked === step}
            onClick={() => setAsked(asked === step ? null : step)}
          >
            {t(`races.do.${step}`)}
          </Button>
        ))}
      </ButtonRow>
      {asked !== null && steps.includes(asked) && (
        <RaceDecision
          key={asked}
          race={race}
          step={asked}
          onDone={() => {
            setAsked(null);
            onDecided();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
