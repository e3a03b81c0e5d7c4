import { partsText } from '@paddock/contract';
import type { OperatorTournamentView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { prizeFunds, unpaidSums } from '../../model/races/prize-table.ts';
import { useRaceDetails } from './use-race-details.ts';

/** What is paid once prizes are approved: exactly once places are fixed, before that what it can come to. */
export function ToBePaid({ race }: { readonly race: OperatorTournamentView }) {
  const t = useT('desk');
  const format = useFormat();
  const { value } = useRaceDetails(race.id);
  const isFixed = race.phase === 'finished';
  const funds = value.status === 'ready' ? prizeFunds(value.data.currencies) : [];
  const sums = isFixed ? unpaidSums(race.prizes) : funds;
  if (sums.length === 0) return null;
  const said = sums.map(({ sumMinor, currency }) => format.money(sumMinor, currency));
  return (
    <p data-testid="to-be-paid">
      {t(isFixed ? 'races.toPay' : 'races.toPayMost', { sums: partsText(said, format.language) })}
    </p>
  );
}
