import { useState } from 'react';
import { accounts$, serverNowMs, type Account } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, Field, LinkButton, SectionHeader, TextInput } from '@paddock/styleguide';
import { FormMessage, SelectField } from '@paddock/styleguide/forms';

import { timeOf } from '../../model/day-range.ts';
import { RunningBonus } from '../bonuses/running-bonus.tsx';
import { MoneyTotals } from './money-totals.tsx';
import { PrintedStatement } from './printed-statement.tsx';
import { STATEMENT_GROUPS, WHOLE_STATEMENT, type StatementFilter } from './statement-filter.ts';
import { StatementTable } from './statement-table.tsx';
import styles from './statement.module.css';
import { useAccountName } from './use-account-name.ts';
import { usePrintedStatement } from './use-printed-statement.ts';

const SHOW_BONUS_MONEY: readonly StatementFilter['group'][] = ['', 'bonuses'];

/** A statement with its filters, its sums, and the ways to keep it: as a file and on paper. */
export function Statement({ account: inUse }: { readonly account: Account }) {
  const t = useT('office');
  const [accountId, setAccountId] = useState(inUse.id);
  const [filter, setFilter] = useState(WHOLE_STATEMENT);
  const set = useStreamValue(accounts$, (value) => ('accounts' in value ? value.accounts : undefined)) ?? [];
  const zone = useFormat().zoneHours(serverNowMs());
  // Bonus money has an account of its own in each currency, with lines of its own.
  const bonuses =
    useStreamValue(accounts$, (value) => ('bonuses' in value ? value.bonuses : undefined)) ?? [];
  const nameOf = useAccountName();
  const kept = [...set, ...bonuses.filter(({ iso }) => set.some((one) => one.iso === iso))];
  const account = kept.find(({ id }) => id === accountId) ?? inUse;
  const isBonus = account.kind === 'bonus';
  const bonusMoney = isBonus ? undefined : bonuses.find(({ iso }) => iso === account.iso);
  const { fromMs, toMs } = timeOf(filter, zone);
  const printing = usePrintedStatement(account, { fromMs, toMs });
  const choose = (change: Partial<StatementFilter>) => setFilter((last) => ({ ...last, ...change }));
  return (
    <>
      <div className={styles.filters} data-print="never">
        {kept.length > 1 && (
          <Field label={t('statement.account')}>
            <SelectField
              value={account.id}
              onChange={(event) => setAccountId(event.currentTarget.value)}
              options={kept.map((one) => ({ value: one.id, label: nameOf(one) }))}
            />
          </Field>
        )}
        <Field label={t('statement.group')}>
          <SelectField
            value={filter.group}
            onChange={(event) => {
              const { value } = event.currentTarget;
              choose({ group: STATEMENT_GROUPS.find((group) => group === value) ?? '' });
            }}
            options={['', ...STATEMENT_GROUPS].map((group) => ({
              value: group,
              label: t(`statement.groups.${group === '' ? 'all' : group}`),
            }))}
          />
        </Field>
        <Field label={t('statement.from')}>
          <TextInput
            type="date"
            autoComplete="off"
            value={filter.fromDay}
            onChange={(event) => choose({ fromDay: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('statement.to')}>
          <TextInput
            type="date"
            autoComplete="off"
            value={filter.toDay}
            onChange={(event) => choose({ toDay: event.currentTarget.value })}
          />
        </Field>
        <div className={styles.keep}>
          <LinkButton icon="download" href={exportHref(account.id, fromMs, toMs)} download>
            {t('statement.export')}
          </LinkButton>
          <Button icon="print" pending={printing.status === 'reading'} onClick={printing.print}>
            {t('statement.print')}
          </Button>
        </div>
        {(printing.status === 'too-long' || printing.status === 'failed') && (
          <div className={styles.refusal}>
            <FormMessage title={t(`statement.printed.${printing.status}`)} />
          </div>
        )}
      </div>
      <div data-print={printing.printed === null ? undefined : 'never'}>
        <StatementTable
          account={account}
          group={filter.group}
          fromMs={fromMs}
          toMs={toMs}
          onClear={() => setFilter(WHOLE_STATEMENT)}
        />
        {bonusMoney !== undefined && SHOW_BONUS_MONEY.includes(filter.group) && (
          <StatementTable
            account={bonusMoney}
            group={filter.group}
            fromMs={fromMs}
            toMs={toMs}
            onClear={() => setFilter(WHOLE_STATEMENT)}
            bonusHead={
              <SectionHeader title={t('statement.bonusMoney')} note={t('statement.bonusMoneyText')} />
            }
          />
        )}
        <RunningBonus currency={account.iso} />
        {!isBonus && <MoneyTotals currency={account.iso} />}
      </div>
      {printing.printed !== null && (
        <PrintedStatement
          printed={printing.printed}
          account={account}
          fromMs={fromMs}
          toMs={toMs}
          zone={zone}
        />
      )}
    </>
  );
}

/** The file is of all kinds of lines: only so does it add up to the balance. */
function exportHref(accountId: string, fromMs: number | undefined, toMs: number | undefined): string {
  const query = new URLSearchParams({ accountId });
  if (fromMs !== undefined) query.set('fromMs', String(fromMs));
  if (toMs !== undefined) query.set('toMs', String(toMs));
  return `/web-api/office/history/export?${query}`;
}
