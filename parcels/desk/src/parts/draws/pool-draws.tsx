import { useState } from 'react';
import type { OperatorTotoDraw } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  EmptyState,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
} from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { DrawName, DrawState } from './draw-figures.tsx';
import { NewPoolDraw } from './new-pool-draw.tsx';
import { PoolDecision, type PoolStep } from './pool-decision.tsx';

const EVERY_MS = 10_000;

/** Draws of pools, the last made first: what each sold and paid; one is made, closed or called off here. */
export function PoolDraws() {
  const t = useT('desk');
  const words = useReadWords({ slow: t('draws.slow') });
  const { may } = useDesk();
  const [isMaking, setMaking] = useState(false);
  const { value, reload } = useDeskRead(
    'pool-draws',
    (as) => api.get('/operator-api/toto/draws', as),
    EVERY_MS,
  );
  return (
    <Panel>
      <SectionHeader
        title={t('draws.pools')}
        actions={
          may('bets:trade') && (
            <Button
              variant="primary"
              icon="plus"
              size={32}
              aria-expanded={isMaking}
              onClick={() => setMaking(!isMaking)}
            >
              {t('draws.make.title')}
            </Button>
          )
        }
      />
      {isMaking && (
        <NewPoolDraw
          onDone={() => {
            setMaking(false);
            reload();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={8} />}>
        {({ draws }) => <PoolTable draws={draws} onDecided={reload} />}
      </ReadView>
    </Panel>
  );
}

interface PoolTableProps {
  readonly draws: readonly OperatorTotoDraw[];
  readonly onDecided: () => void;
}

function PoolTable({ draws, onDecided }: PoolTableProps) {
  const t = useT('desk');
  const format = useFormat();
  const [asked, setAsked] = useState<{ readonly id: string; readonly step: PoolStep } | null>(null);
  const close = () => setAsked(null);
  return (
    <Table<OperatorTotoDraw>
      caption={t('draws.pools')}
      rows={draws}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('draws.noPools')} />}
      detail={(draw) =>
        draw.id === asked?.id ? (
          <PoolDecision
            key={asked.step}
            draw={draw}
            step={asked.step}
            onDone={() => {
              close();
              onDecided();
            }}
            onClose={close}
          />
        ) : null
      }
      columns={[
        {
          id: 'name',
          header: t('draws.draw'),
          primary: true,
          cell: ({ id, pool }) => (
            <DrawName name={t(`draws.pool.${pool}`)} draw={<bdi dir="ltr">{id}</bdi>} />
          ),
        },
        {
          id: 'phase',
          header: t('promotions.state'),
          cell: ({ phase }) => <DrawState phase={phase} words={t(`draws.poolPhase.${phase}`)} />,
        },
        {
          id: 'closes',
          header: t('draws.closes'),
          dim: true,
          cell: ({ closesAtMs }) => format.moment(closesAtMs),
        },
        {
          id: 'coupons',
          header: t('draws.coupons'),
          align: 'end',
          cell: ({ coupons }) => format.number(coupons),
        },
        {
          id: 'stakes',
          header: t('draws.stakes'),
          align: 'end',
          cell: ({ stakes, currency }) => format.amount(stakes, currency),
        },
        {
          id: 'jackpot',
          header: t('draws.jackpot'),
          align: 'end',
          cell: ({ jackpot, currency }) => (Number(jackpot) > 0 ? format.amount(jackpot, currency) : '–'),
        },
        {
          id: 'paid',
          header: t('races.paid'),
          align: 'end',
          cell: ({ paid, currency }) => (paid === null ? '' : format.amount(paid, currency)),
        },
        {
          id: 'steps',
          header: t('draws.steps'),
          cell: (draw) => <PoolSteps draw={draw} onAsk={(step) => setAsked({ id: draw.id, step })} />,
        },
      ]}
    />
  );
}

interface PoolStepsProps {
  readonly draw: OperatorTotoDraw;
  readonly onAsk: (step: PoolStep) => void;
}

/** What can still be decided about a draw, as far as the operator may. */
function PoolSteps({ draw: { phase }, onAsk }: PoolStepsProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const steps: readonly PoolStep[] = [
    ...(phase === 'open' && may('bets:trade') ? (['close'] as const) : []),
    ...((phase === 'open' || phase === 'closed') && may('bets:settle') ? (['cancel'] as const) : []),
  ];
  return (
    <ButtonRow>
      {steps.map((step) => (
        <Button key={step} size={32} variant="danger-outline" onClick={() => onAsk(step)}>
          {t(`draws.${step}.title`)}
        </Button>
      ))}
    </ButtonRow>
  );
}
