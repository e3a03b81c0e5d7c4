import { useState } from 'react';
import type { TradingBoundView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, EmptyState, Panel, ReadView, SkeletonRows } from '@paddock/styleguide';

import { DeskForm } from '../desk-form.tsx';
import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { WhoAndWhy } from '../who-and-why.tsx';
import { BoundForm } from './bound-form.tsx';

const EVERY_MS = 10_000;

/** What traders bound, and a form for the next. */
export function BoundsPanel() {
  const t = useT('desk');
  const words = useReadWords({ slow: t('bounds.slow') });
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const read = useDeskRead('trading-bounds', (as) => api.get('/operator-api/trading-bounds', as), EVERY_MS);
  const done = () => {
    setOpen(false);
    read.reload();
  };
  return (
    <Panel padded>
      <p className={styles.dim}>{t('bounds.lead')}</p>
      {may('bets:trade') &&
        (isOpen ? (
          <BoundForm done={done} close={() => setOpen(false)} />
        ) : (
          <Button variant="primary" size={40} onClick={() => setOpen(true)}>
            {t('bounds.add')}
          </Button>
        ))}
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ bounds }) =>
          bounds.length === 0 && <EmptyState title={t('bounds.empty')} message={t('bounds.emptyHint')} />
        }
      >
        {({ bounds }) => (
          <ul className={boardStyles.rows}>
            {bounds.map((bound) => (
              <BoundRow key={bound.id} bound={bound} onChanged={read.reload} />
            ))}
          </ul>
        )}
      </ReadView>
    </Panel>
  );
}

function BoundRow({
  bound,
  onChanged,
}: {
  readonly bound: TradingBoundView;
  readonly onChanged: () => void;
}) {
  const t = useT('desk');
  const common = useT('common');
  const format = useFormat();
  const { may, token } = useDesk();
  const [isEnding, setEnding] = useState(false);
  const { id, kind, scope, subject, section, amount, operator, reason, atMs } = bound;
  const about = scope === 'sport' ? common(`sport.${subject}`) : subject;
  return (
    <li className={boardStyles.bound}>
      <span>
        <b>{t(`bounds.kinds.${kind}`)}</b> <bdi>{format.amount(amount, 'EUR')}</bdi>
      </span>
      <span>
        {t(`bounds.scopes.${scope}`)} <bdi>{about}</bdi>
        {section !== null && ` · ${t(`board.sections.${section}`)}`}
      </span>
      <span className={styles.dim}>
        <WhoAndWhy who={operator} atMs={atMs} reason={reason} />
      </span>
      {may('bets:trade') && !isEnding && (
        <Button size={32} variant="outline" onClick={() => setEnding(true)}>
          {t('bounds.end')}
        </Button>
      )}
      {isEnding && (
        <DeskForm
          title={t('bounds.ending')}
          consequence={t('bounds.endConsequence')}
          submitLabel={t('bounds.end')}
          missing={null}
          send={(why) =>
            api.post(
              '/operator-api/trading-bounds/:id/end',
              { reason: why },
              { bearer: { token }, params: { id } },
            )
          }
          onDone={onChanged}
          onCancel={() => setEnding(false)}
        />
      )}
    </li>
  );
}
