import { useState } from 'react';
import type { StandingOrderView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Button, TextButton } from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { DeskForm } from '../desk-form.tsx';
import { HoldForm } from '../event/hold-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { WhoAndWhy } from '../who-and-why.tsx';

interface OrderRowProps {
  readonly order: StandingOrderView;
  readonly onChanged: () => void;
  readonly onEvent: (eventId: string) => void;
}

/** An order that stands: of what, by whom and why, and its end. */
export function OrderRow({ order, onChanged, onEvent }: OrderRowProps) {
  const t = useT('desk');
  const { may, token } = useDesk();
  const [isEnding, setEnding] = useState(false);
  const { id, kind, scope, cutMilli, eventId, operator, reason, atMs } = order;
  const about = useAbout(order);
  const close = () => setEnding(false);
  return (
    <li className={boardStyles.bound} data-testid="order">
      <span>
        <Badge tone={kind === 'hold' ? 'warning' : 'neutral'}>
          {kind === 'hold' ? t('held') : t('cut', { percent: (cutMilli ?? 0) / 10 })}
        </Badge>{' '}
        <span className={styles.dim}>{t(`bounds.scopes.${scope}`)}</span>
      </span>
      {eventId === null ? <b>{about}</b> : <TextButton onClick={() => onEvent(eventId)}>{about}</TextButton>}
      <span className={styles.dim}>
        <WhoAndWhy who={operator} atMs={atMs} reason={reason} />
      </span>
      {may('bets:trade') && !isEnding && (
        <Button size={32} variant="outline" onClick={() => setEnding(true)}>
          {kind === 'hold' ? t('resume.short') : t('bounds.end')}
        </Button>
      )}
      {isEnding && kind === 'hold' && (
        <HoldForm subject={order} name={about} standing={order} done={onChanged} close={close} />
      )}
      {isEnding && kind === 'margin' && (
        <DeskForm
          title={t('cutting.ending', { name: about })}
          consequence={t('cutting.endConsequence')}
          submitLabel={t('bounds.end')}
          missing={null}
          send={(why) =>
            api.post(
              '/operator-api/trading-orders/:id/end',
              { reason: why },
              { bearer: { token }, params: { id } },
            )
          }
          onDone={onChanged}
          onCancel={close}
        />
      )}
    </li>
  );
}

/** What an order is about in the operator's words; its number where nobody knows its name any more. */
function useAbout({ scope, subject, names }: StandingOrderView): string {
  const common = useT('common');
  const format = useFormat();
  if (scope === 'sport') return common(`sport.${subject}`);
  const [first, second, third] = names.map((name) => format.name(name));
  if (first === undefined) return subject;
  if (second === undefined) return first;
  return [first === second ? first : `${first} – ${second}`, third]
    .filter((part) => part !== undefined)
    .join(' · ');
}
