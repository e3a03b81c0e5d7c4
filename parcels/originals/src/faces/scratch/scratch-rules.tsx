import { PRIZES, TICKETS } from '@paddock/games/scratch';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { PayList } from '../scene/pay-list.tsx';
import { timesText } from '../scene/times-text.ts';

/** How many tickets of an edition win each prize. */
export function ScratchRules() {
  const t = useT('originals');
  const format = useFormat();
  const winning = PRIZES.reduce((sum, { tickets }) => sum + tickets, 0);
  return (
    <PayList
      label={t('games.scratch.edition', { tickets: format.number(TICKETS) })}
      lines={[
        ...PRIZES.map(({ tickets, prizeMilli }) => ({
          what: t('games.scratch.tickets', { count: tickets, number: format.number(tickets) }),
          pays: timesText(format, prizeMilli),
        })),
        {
          what: t('games.scratch.tickets', {
            count: TICKETS - winning,
            number: format.number(TICKETS - winning),
          }),
          pays: timesText(format, 0),
        },
      ]}
    />
  );
}
