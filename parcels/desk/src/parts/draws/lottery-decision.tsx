import { useState } from 'react';
import type { LottoDrawView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import { isPublicValue, type LotteryStep } from '../../model/lottery-steps.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

interface LotteryDecisionProps {
  readonly draw: LottoDrawView;
  readonly step: LotteryStep;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Enters the public value of a draw, by which its numbers fall, or gives its stakes back. */
export function LotteryDecision({ draw, step, onDone, onClose }: LotteryDecisionProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const [typed, setTyped] = useState('');
  const value = typed.trim();
  const isLacking = step === 'value' && !isPublicValue(value);
  return (
    <DeskForm
      title={t(`draws.${step}.title`)}
      consequence={t(`draws.${step}.means`)}
      submitLabel={t(`draws.${step}.title`)}
      missing={isLacking ? t('draws.value.missing') : null}
      isGrave
      send={(reason) => {
        const as = { bearer: { token }, params: { code: draw.lottery, number: String(draw.number) } };
        return step === 'value'
          ? api.post('/operator-api/lotto/:code/draws/:number/value', { value, reason }, as)
          : api.post('/operator-api/lotto/:code/draws/:number/void', { reason }, as);
      }}
      onDone={onDone}
      onCancel={onClose}
    >
      {step === 'value' && (
        <Field
          label={t('draws.value.field')}
          hint={t('draws.value.hint', { source: draw.valueSource, until: format.moment(draw.dueByMs) })}
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
      )}
    </DeskForm>
  );
}
