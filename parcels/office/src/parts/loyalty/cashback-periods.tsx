import type { CashbackPaid, CashbackPeriod, CashbackView } from '@paddock/contract/schemas';
import { api, notify, refreshAccounts } from '@paddock/shared-utils';
import { useFormat, useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  EmptyState,
  MoneyText,
  Panel,
  SectionHeader,
  SummaryList,
} from '@paddock/styleguide';
import { FormMessage, Table } from '@paddock/styleguide/forms';

import styles from './loyalty.module.css';

/** What can be taken, what the running period would bring, and what was paid. */
export function CashbackPeriods({ view }: { readonly view: CashbackView }) {
  const t = useT('office');
  const format = useFormat();
  return (
    <>
      {view.open.length > 0 && (
        <Panel bleed data-testid="cashback-open">
          <SectionHeader title={t('cashback.open')} />
          <div className={styles.body}>
            {view.open.map((period) => (
              <OpenPeriod key={period.firstDay} view={view} period={period} />
            ))}
          </div>
        </Panel>
      )}
      <Panel bleed data-testid="cashback-current">
        <SectionHeader title={t('cashback.current')} />
        <div className={styles.body}>
          <p className={styles.figure}>{format.amount(view.current.owed, view.currency)}</p>
          <Figures view={view} period={view.current} />
          <p className={styles.text}>{t('cashback.preview')}</p>
        </div>
      </Panel>
      <Panel bleed>
        <SectionHeader title={t('cashback.paid')} />
        <PaidTable paid={view.paid} />
      </Panel>
    </>
  );
}

interface PeriodProps {
  readonly view: CashbackView;
  readonly period: CashbackPeriod;
}

function Figures({ view, period }: PeriodProps) {
  const t = useT('office');
  const format = useFormat();
  const level = view.levels.find(({ code }) => code === period.level);
  const money = (amount: string) => <MoneyText>{format.amount(amount, view.currency)}</MoneyText>;
  return (
    <SummaryList
      lines={[
        {
          id: 'time',
          label: t('cashback.time'),
          value: `${format.moment(period.fromMs)} – ${format.moment(period.toMs)}`,
        },
        {
          id: 'level',
          label: t('loyalty.level'),
          value: level === undefined ? period.level : format.name(level.name),
        },
        { id: 'lost', label: t('cashback.lost'), value: money(period.lost) },
        { id: 'edge', label: t('cashback.edge'), value: money(period.edge) },
      ]}
    />
  );
}

function OpenPeriod({ view, period }: PeriodProps) {
  const t = useT('office');
  const format = useFormat();
  const labels = useLabels();
  const { firstDay } = period;
  const send = useSender((body: { firstDay: number }) =>
    api.post('/web-api/loyalty/cashback/:code/claim', body, { params: { code: view.code } }),
  );
  const { submit, pending, refusal } = useSubmit(send, () => {
    notify({ kind: 'success', group: 'cashback', text: { key: 'office:cashback.done' } });
    void refreshAccounts();
  });
  return (
    <div className={styles.period}>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Figures view={view} period={period} />
      <p className={styles.text}>{t('cashback.until', { when: format.moment(period.claimUntilMs) })}</p>
      <ButtonRow>
        <Button
          variant="primary"
          pending={pending}
          unavailable={view.isPaused}
          onClick={() => void submit({ firstDay })}
        >
          {t('cashback.take', { amount: format.amount(period.owed, view.currency) })}
        </Button>
      </ButtonRow>
    </div>
  );
}

function PaidTable({ paid }: { readonly paid: readonly CashbackPaid[] }) {
  const t = useT('office');
  const format = useFormat();
  return (
    <Table
      caption={t('cashback.paid')}
      rows={paid}
      rowKey={({ firstDay }) => String(firstDay)}
      columns={[
        {
          id: 'time',
          header: t('cashback.from'),
          cell: ({ fromMs }: CashbackPaid) => format.date(fromMs),
          primary: true,
        },
        {
          id: 'when',
          header: t('cashback.takenAt'),
          cell: ({ paidAtMs }) => format.moment(paidAtMs),
          dim: true,
        },
        {
          id: 'paid',
          header: t('cashback.amount'),
          align: 'end',
          cell: ({ paid: amount, currency }) => <MoneyText>{format.amount(amount, currency)}</MoneyText>,
        },
      ]}
      empty={<EmptyState icon="gift" title={t('cashback.nonePaid')} message={t('cashback.nonePaidText')} />}
    />
  );
}
