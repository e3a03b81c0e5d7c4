import type { ReactNode } from 'react';
import { formatAmount } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Notice, Panel, VisuallyHidden } from '@paddock/styleguide';

import type { CheckForm } from '../model/check-form.ts';
import type { Checked, CheckedRound } from '../model/check-round.ts';
import styles from './fairness.module.css';

interface CheckStepsProps {
  readonly checked: Checked;
  readonly form: CheckForm;
  /** The table of the game as it lay. */
  readonly table: ReactNode;
}

/** A round recomputed step by step: the seal, the bytes, the numbers, what became of them. */
export function CheckSteps({ checked, form, table }: CheckStepsProps) {
  const t = useT('originals');
  if (checked.kind === 'impossible') {
    return (
      <Notice tone="danger" title={t('check.impossible.title')} announce>
        {t(`check.impossible.${checked.what}`)}
      </Notice>
    );
  }
  const isWrong = checked.seal.kind === 'differs';
  return (
    <Panel bleed data-testid="check-result" data-seal={checked.seal.kind}>
      <div role="status" className={isWrong ? styles.wrong : styles.right}>
        <h2>{t(isWrong ? 'check.wrong' : 'check.right')}</h2>
        <Outcome checked={checked} form={form} />
      </div>
      {form.standIn !== '' && (
        <Notice tone="warning" title={t('check.standIn.title')}>
          {t('check.standIn.text')}
        </Notice>
      )}
      <ol className={styles.steps}>
        <Step title={t('check.seal.title')}>
          <Badge tone={isWrong ? 'danger' : checked.seal.kind === 'fits' ? 'positive' : 'neutral'}>
            {t(`check.seal.${checked.seal.kind}`)}
          </Badge>
          <p>{t('check.seal.text')}</p>
          <dl className={styles.pairs}>
            <dt>{t('check.seal.made')}</dt>
            <dd>
              <code>{checked.seal.made === '' ? '–' : checked.seal.made}</code>
            </dd>
            <dt>{t('check.seal.shown')}</dt>
            <dd>
              <code>{checked.seal.shown === '' ? '–' : checked.seal.shown}</code>
            </dd>
          </dl>
        </Step>
        <Step title={t('check.mixed.title')}>
          <p>{t(`check.mixed.${checked.drawnBy}`)}</p>
          <code>{checked.message}</code>
        </Step>
        {checked.drawnBy === 'lotto' ? (
          <Step title={t('check.balls.title')}>
            <p>{t('check.balls.text')}</p>
            <Balls balls={checked.balls} />
          </Step>
        ) : (
          <Step title={t('check.numbers.title')}>
            <p>{t(checked.drawnBy === 'crash' ? 'check.numbers.crash' : 'check.numbers.text')}</p>
            <Numbers checked={checked} />
          </Step>
        )}
        <Step title={t('check.result.title')}>
          <p>{t('check.result.text')}</p>
          <div className={styles.table}>{table}</div>
          <pre className={styles.raw}>{JSON.stringify(checked.face, null, 1)}</pre>
        </Step>
      </ol>
    </Panel>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

function Outcome({ checked, form }: { readonly checked: CheckedRound; readonly form: CheckForm }) {
  const t = useT('originals');
  const format = useFormat();
  const currency = form.currency.trim().toUpperCase();
  const write = (minor: bigint) => format.amount(formatAmount(minor, currency), currency);
  const staked = write(checked.stakedMinor);
  if (checked.paidMinor === undefined) return <p>{t('check.unfinished', { staked })}</p>;
  return <p data-testid="check-paid">{t('check.paid', { staked, paid: write(checked.paidMinor) })}</p>;
}

function Numbers({ checked }: { readonly checked: CheckedRound }) {
  const t = useT('originals');
  return (
    <ol className={styles.numbers}>
      {checked.numbers.map(({ index, bytes, float }) => (
        <li key={index}>
          <code>{bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}</code>
          <span className={styles.sum}>
            <VisuallyHidden>{t('check.numbers.sum')} </VisuallyHidden>
            {bytes.map((byte, at) => (
              <span key={at}>
                {at > 0 && ' + '}
                {byte}/256<sup>{at === 0 ? '' : at + 1}</sup>
              </span>
            ))}
          </span>
          <b>{float}</b>
        </li>
      ))}
    </ol>
  );
}

/** Four bytes as a whole number, its remainder by how many balls are left, and the ball at that place. */
function Balls({ balls }: Pick<CheckedRound, 'balls'>) {
  const t = useT('originals');
  return (
    <ol className={styles.numbers} data-testid="check-balls">
      {balls.map(({ index, draw, left, ball }) => (
        <li key={index}>
          <code>
            {draw
              .toString(16)
              .padStart(8, '0')
              .replaceAll(/..(?=.)/g, '$& ')}
          </code>
          <span className={styles.sum}>{`${draw} % ${left} = ${draw % left}`}</span>
          <b>{ball ?? t('check.balls.anew')}</b>
        </li>
      ))}
    </ol>
  );
}
