import { displayPublicNumber } from '@paddock/contract';
import type { CompanyRoundView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, TextLink } from '@paddock/styleguide';
import type { TableColumn } from '@paddock/styleguide/forms';

import { outcomeTone, roundOutcome, type RoundOutcome } from '../../model/round-list.ts';
import { useTimeColumn } from '../use-time-column.ts';
import styles from './rounds.module.css';

/** What stands of a round: the game and its company, what became of it, and both its names. */
export function useRoundColumns(): readonly TableColumn<CompanyRoundView>[] {
  const t = useT('office');
  const format = useFormat();
  const time = useTimeColumn(t('statement.at'));
  return [
    { id: 'at', header: time.header, dim: true, cell: ({ beganAtMs }) => time.at(beganAtMs) },
    { id: 'game', header: t('rounds.game'), primary: true, cell: ({ game }) => <Game game={game} /> },
    {
      id: 'number',
      header: t('rounds.number'),
      cell: ({ number, round }) => (
        <>
          {displayPublicNumber(number)}
          <span className={styles.under}>{t('rounds.theirs', { round })}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('rounds.state'),
      cell: (round) => <Outcome of={roundOutcome(round)} />,
    },
    {
      id: 'staked',
      header: t('rounds.staked'),
      align: 'end',
      cell: ({ staked, currency }) => <MoneyText>{format.amount(staked, currency)}</MoneyText>,
    },
    {
      id: 'won',
      header: t('rounds.won'),
      align: 'end',
      cell: ({ won, returned, state, currency }) => (
        <>
          <MoneyText>{state === 'open' ? '–' : format.amount(won, currency)}</MoneyText>
          {Number(returned) > 0 && (
            <span className={styles.under}>
              {t('rounds.back', { amount: format.amount(returned, currency) })}
            </span>
          )}
        </>
      ),
    },
  ];
}

function Outcome({ of }: { of: RoundOutcome }) {
  const t = useT('office');
  return <Badge tone={outcomeTone(of)}>{t(`rounds.is.${of}`)}</Badge>;
}

/** Leads to the game where it stands in the catalogue. */
function Game({ game: { name, company, address } }: Pick<CompanyRoundView, 'game'>) {
  const format = useFormat();
  return (
    <>
      {address === null ? (
        format.name(name)
      ) : (
        <TextLink href={hrefFor(address)}>{format.name(name)}</TextLink>
      )}
      <span className={styles.under}>{company}</span>
    </>
  );
}
