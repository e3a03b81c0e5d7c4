import { useState, type ReactNode } from 'react';
import type { SitePlanView } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Badge, Button, type BadgeTone } from '@paddock/styleguide';

import { plannedTime } from '../../model/planned-time.ts';
import { aboutKey } from '../../model/site/described-keys.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { RefusedKeys } from './refused-keys.tsx';
import styles from './site.module.css';
import { ValueText } from './value-text.tsx';

export interface PlanRowsProps {
  readonly plans: readonly SitePlanView[];
  /** What a key would say, in words; undefined for a key that has none, which is shown as JSON. */
  readonly inWords?: ((key: string, value: unknown) => ReactNode) | undefined;
  readonly onChanged: () => void;
}

export function PlanRows({ plans, ...rest }: PlanRowsProps) {
  return (
    <ul className={styles.rows}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} {...rest} />
      ))}
    </ul>
  );
}

const TONES: Readonly<Record<SitePlanView['state'], BadgeTone>> = {
  waiting: 'brand',
  done: 'positive',
  refused: 'danger',
  withdrawn: 'neutral',
};

interface PlanRowProps extends Omit<PlanRowsProps, 'plans'> {
  readonly plan: SitePlanView;
}

/** A change with its time, who planned it and what became of it; one that waits is withdrawn here. */
function PlanRow({ plan, inWords, onChanged }: PlanRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may, token } = useDesk();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { id, fromMs, author, reason, change, state, fault } = plan;
  const planned = t('site.plannedFor', { time: plannedTime(format, fromMs) });
  const mayWithdraw = state === 'waiting' && may('site:configure');
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {planned} <Badge tone={TONES[state]}>{t(`site.states.${state}`)}</Badge>
      </p>
      <dl className={styles.change}>
        {Object.entries(change).map(([key, value]) => (
          <div key={key}>
            <dt>
              <bdi dir="ltr">{key}</bdi>
              {aboutKey(key) !== null && <span className={styles.quiet}> {t(aboutKey(key) ?? '')}</span>}
            </dt>
            <dd>
              {inWords?.(key, value) ??
                (value === null ? (
                  t('site.byDefault')
                ) : (
                  <ValueText name={key} value={value} label={`${planned}: ${key}`} />
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        {author}: {reason}
      </p>
      {fault !== null && <Fault fault={fault} />}
      {mayWithdraw && !isWithdrawing && (
        <Button size={32} variant="outline" onClick={() => setWithdrawing(true)}>
          {t('site.withdraw')}
        </Button>
      )}
      {isWithdrawing && (
        <DeskForm
          title={t('site.withdraw')}
          consequence={t('site.withdrawConsequence')}
          submitLabel={t('site.withdraw')}
          missing={null}
          send={(why) =>
            api.post(
              '/operator-api/site/plans/:id/withdraw',
              { reason: why },
              { bearer: { token }, params: { id } },
            )
          }
          onDone={() => {
            setWithdrawing(false);
            onChanged();
          }}
          onCancel={() => setWithdrawing(false)}
        />
      )}
    </li>
  );
}

/** Why a plan was refused when its time had come, in words where the server's can be read. */
function Fault({ fault }: { readonly fault: string }) {
  const labels = useLabels();
  const problem = problemIn(fault);
  if (problem === undefined) return <p>{fault}</p>;
  return (
    <div>
      <p className={styles.fault}>{labels.problem(problem)}</p>
      <RefusedKeys problem={problem} />
    </div>
  );
}

function problemIn(fault: string): ApiProblem | undefined {
  try {
    return JSON.parse(fault) as ApiProblem;
  } catch {
    return undefined;
  }
}
