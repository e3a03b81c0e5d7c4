import { useState } from 'react';
import type { TradingMarketView } from '@paddock/contract/schemas';
import { api, newKey, notify } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { ENDS, resultOf, type SelectionEnd } from '../../model/selection-ends.ts';
import { DeskForm } from '../desk-form.tsx';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';
import { tellDecision } from './tell-decision.ts';

interface SettleFormProps {
  readonly market: TradingMarketView;
  readonly name: string;
  readonly done: () => void;
  readonly close: () => void;
}

/** The end of every outcome, by an operator's word; of a settled market another one. */
export function SettleForm({ market, name, done, close }: SettleFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const [ends, setEnds] = useState<Readonly<Record<string, SelectionEnd | undefined>>>({});
  const { marketId, selections, status } = market;
  const result = resultOf(
    selections.map(({ outcome }) => outcome),
    ends,
  );
  const words = status === 'settled' ? 'resettle' : 'settle';
  return (
    <DeskForm
      title={t(`${words}.title`, { name })}
      consequence={t(`${words}.consequence`)}
      submitLabel={t(`${words}.submit`)}
      missing={result === undefined ? t('settle.missing') : null}
      isGrave
      send={async (reason) => {
        const as = { bearer: { token }, key: newKey(), params: { marketId } };
        const body = { selections: result ?? [], reason };
        const answer = await api.post('/operator-api/markets/:marketId/settlement', body, as);
        if (answer.ok) notify(tellDecision(answer.data));
        return answer;
      }}
      saysDone
      onDone={done}
      onCancel={close}
    >
      <div className={styles.fields}>
        {selections.map(({ outcome, names }) => (
          <Field key={outcome} label={format.name(names.outcome)}>
            <SelectField
              size={36}
              placeholder={t('settle.choose')}
              value={ends[outcome] ?? ''}
              onChange={(event) => {
                const end = ENDS.find((one) => one === event.currentTarget.value);
                setEnds((last) => ({ ...last, [outcome]: end }));
              }}
              options={ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
            />
          </Field>
        ))}
      </div>
    </DeskForm>
  );
}
