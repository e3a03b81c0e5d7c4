import type { TradingOrderView, TradingScope } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';

interface HoldFormProps {
  readonly subject: { readonly scope: TradingScope; readonly subject: string };
  readonly name: string;
  /** The hold that stands for the same. */
  readonly standing: TradingOrderView | undefined;
  readonly done: () => void;
  readonly close: () => void;
}

/** Takes no bets on a part of the offer, or lets it go on. */
export function HoldForm({ subject, name, standing, done, close }: HoldFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const as = { bearer: { token } };
  const words = standing === undefined ? 'hold' : 'resume';
  return (
    <DeskForm
      title={t(`${words}.title`, { name })}
      consequence={t(`${words}.consequence`)}
      submitLabel={t(`${words}.submit`)}
      missing={null}
      send={(reason) =>
        standing === undefined
          ? api.post('/operator-api/trading-orders', { kind: 'hold', ...subject, reason }, as)
          : api.post(
              '/operator-api/trading-orders/:id/end',
              { reason },
              { ...as, params: { id: standing.id } },
            )
      }
      onDone={done}
      onCancel={close}
    />
  );
}
