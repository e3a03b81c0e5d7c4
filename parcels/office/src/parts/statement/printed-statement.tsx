import { displayPublicNumber, timeZoneName } from '@paddock/contract';
import { profile$, type Account } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';

import { useEntryWords } from './entry-words.ts';
import styles from './printed-statement.module.css';
import { useAccountName } from './use-account-name.ts';
import type { Printed } from './use-printed-statement.ts';

interface PrintedStatementProps {
  readonly printed: Printed;
  readonly account: Account;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  /** Hours from UTC in which all times are given. */
  readonly zone: number;
}

/** A statement as a sheet of paper: who, of what, from when to when, and every line between its two balances. */
export function PrintedStatement({ printed, account, fromMs, toMs, zone }: PrintedStatementProps) {
  const t = useT('office');
  const format = useFormat();
  const words = useEntryWords(account.iso);
  const nameOf = useAccountName();
  const company = useSiteConfig(({ companyName }) => companyName) ?? '';
  const number = useStreamValue(profile$, (value) => ('profile' in value ? value.profile.user_number : ''));
  const moment = (atMs: number) => `${format.date(atMs)}, ${format.time(atMs)}`;
  const from = fromMs === undefined ? t('statement.printed.start') : format.date(fromMs);
  const to = format.date(toMs === undefined ? printed.atMs : toMs - 1);
  const head = [
    ['player', displayPublicNumber(number)],
    ['account', nameOf(account)],
    ['period', `${from} – ${to}`],
    ['zone', timeZoneName(zone)],
    ['at', moment(printed.atMs)],
    ['lines', format.number(printed.total)],
    ['opening', format.amount(printed.opening, account.iso)],
    ['closing', format.amount(printed.closing, account.iso)],
  ] as const;
  return (
    <article className={styles.sheet} data-print="alone" data-testid="printed-statement">
      <h1 className={styles.title}>{t('statement.printed.title', { company })}</h1>
      <dl className={styles.head}>
        {head.map(([key, value]) => (
          <div key={key} className={styles.fact}>
            <dt>{t(`statement.printed.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('statement.printed.number')}</th>
            <th scope="col">{t('statement.at')}</th>
            <th scope="col">{t('statement.kind')}</th>
            <th scope="col">{t('statement.cause')}</th>
            <th scope="col">{t('statement.amount')}</th>
            <th scope="col">{t('statement.after')}</th>
          </tr>
        </thead>
        <tbody>
          {printed.entries?.map((entry) => (
            <tr key={entry.seq}>
              <td>{entry.seq}</td>
              <td>{moment(entry.atMs)}</td>
              <td>{words.kind(entry)}</td>
              <td>{words.cause(entry)}</td>
              <td>{words.amount(entry)}</td>
              <td>{words.after(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
