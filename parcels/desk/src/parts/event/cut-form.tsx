import { useState } from 'react';
import type { TradingOrderView, TradingScope } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import { readCut } from '../../model/typed-price.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

interface CutFormProps {
  readonly subject: { readonly scope: TradingScope; readonly subject: string };
  readonly name: string;
  /** The cut that stands for the same. */
  readonly standing: TradingOrderView | undefined;
  readonly done: () => void;
  readonly close: () => void;
}

/** Takes a part off what the prices of a part of the offer win. */
export function CutForm({ subject, name, standing, done, close }: CutFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const [percent, setPercent] = useState(() =>
    standing === undefined ? '' : ((standing.cutMilli ?? 0) / 10).toString(),
  );
  const cutMilli = readCut(percent);
  return (
    <DeskForm
      title={t('cutting.title', { name })}
      consequence={t('cutting.consequence')}
      submitLabel={t('cutting.submit')}
      missing={cutMilli === undefined ? t('cutting.missing') : null}
      send={(reason) =>
        api.post(
          '/operator-api/trading-orders',
          { kind: 'margin', ...subject, cutMilli: cutMilli ?? 0, reason },
          { bearer: { token } },
        )
      }
      onDone={done}
      onCancel={close}
    >
      <Field label={t('cutting.percent')}>
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          value={percent}
          onChange={(event) => setPercent(event.currentTarget.value)}
        />
      </Field>
    </DeskForm>
  );
}
