import { useState } from 'react';
import type { OperatorLottoView } from '@paddock/contract/schemas';
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

import { lotterySteps, type LotteryStep } from '../../model/lottery-steps.ts';
import { SumsText } from '../promotions/sums-text.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { DrawName, DrawState } from './draw-figures.tsx';
import { DrawSource } from './draw-source.tsx';
import { LotteryDecision } from './lottery-decision.tsx';

const EVERY_MS = 10_000;
type Line = OperatorLottoView['draws'][number];
const keyOf = ({ draw: { lottery, number } }: Line): string => `${lottery}/${number}`;

/** Draws of lotteries that are not over: what each sold, and whether its public value is awaited. */
export function LotteryDraws() {
  const t = useT('desk');
  const words = useReadWords({ slow: t('draws.slow') });
  const { value, reload } = useDeskRead(
    'lottery-draws',
    (as) => api.get('/operator-api/lotto', as),
    EVERY_MS,
  );
  return (
    <Panel>
      <SectionHeader title={t('draws.lotteries')} />
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={8} />}>
        {({ draws }) => <LotteryTable draws={draws} onDecided={reload} />}
      </ReadView>
    </Panel>
  );
}

interface LotteryTableProps {
  readonly draws: readonly Line[];
  readonly onDecided: () => void;
}

function LotteryTable({ draws, onDecided }: LotteryTableProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const [asked, setAsked] = useState<{ readonly key: string; readonly step: LotteryStep } | null>(null);
  const close = () => setAsked(null);
  return (
    <Table<Line>
      caption={t('draws.lotteries')}
      rows={draws}
      rowKey={keyOf}
      empty={<EmptyState title={t('draws.noLotteries')} />}
      detail={(line) =>
        keyOf(line) === asked?.key ? (
          <LotteryDecision
            key={asked.step}
            draw={line.draw}
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
          cell: ({ draw: { lottery, number } }) => (
            <DrawName
              name={t(`draws.lottery.${lottery}`)}
              draw={t('draws.number', { number: format.number(number) })}
            />
          ),
        },
        {
          id: 'phase',
          header: t('promotions.state'),
          cell: ({ draw: { phase } }) => <DrawState phase={phase} words={t(`draws.lotteryPhase.${phase}`)} />,
        },
        {
          id: 'closes',
          header: t('draws.closes'),
          dim: true,
          cell: ({ draw }) => format.moment(draw.closesAtMs),
        },
        {
          id: 'tickets',
          header: t('draws.tickets'),
          align: 'end',
          cell: ({ tickets }) => format.number(tickets),
        },
        {
          id: 'staked',
          header: t('draws.stakes'),
          align: 'end',
          cell: ({ staked }) => <SumsText sums={staked} />,
        },
        {
          id: 'value',
          header: t('draws.publicValue'),
          cell: ({ draw, silentSinceMs }) => <DrawSource draw={draw} silentSinceMs={silentSinceMs} />,
        },
        {
          id: 'steps',
          header: t('draws.steps'),
          cell: (line) =>
            may('bets:trade') && (
              <ButtonRow>
                {lotterySteps(line.draw, line.silentSinceMs).map((step) => (
                  <Button
                    key={step}
                    size={32}
                    variant={step === 'value' ? 'primary' : 'danger-outline'}
                    onClick={() => setAsked({ key: keyOf(line), step })}
                  >
                    {t(`draws.${step}.title`)}
                  </Button>
                ))}
              </ButtonRow>
            ),
        },
      ]}
    />
  );
}
