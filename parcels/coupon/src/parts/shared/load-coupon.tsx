import { useMemo, useState } from 'react';
import { parseSelectionId } from '@paddock/contract';
import type { SharedCouponView } from '@paddock/contract/schemas';
import { api, seedEvents, type ApiResult } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, Notice, TextInput } from '@paddock/styleguide';

import type { OfferedLeg } from '../../model/suggested-legs.ts';
import styles from '../coupon.module.css';
import { SuggestedBet } from '../suggested/suggested-bet.tsx';

/** What a code looks like as people type it: signs of both cases, with spaces anywhere. */
const CODE = /^[0-9a-z]{8}$/i;

/** Finds a coupon that somebody shared and shows it before it is taken. */
export function LoadCoupon() {
  const t = useT('coupon');
  const labels = useLabels();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [found, setFound] = useState<SharedCouponView | null>(null);
  const code = typed.replaceAll(/\s/g, '');
  const isWrong = !CODE.test(code);
  const { submit, pending, refusal, forget } = useSubmit(readCoupon, ({ data }) => setFound(data));
  if (found !== null) return <Found coupon={found} />;
  return (
    <form
      className={styles.suggested}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (!isWrong) void submit(code);
      }}
    >
      {refusal !== null && (
        <Notice tone="warning" title={labels.problem(refusal.problem)} announce key={refusal.attempt} />
      )}
      <Field label={t('shared.typed')} error={isAsked && isWrong ? t('shared.wrong') : undefined}>
        <TextInput
          code
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-testid="coupon-code"
          onChange={(event) => {
            forget();
            setTyped(event.currentTarget.value);
          }}
        />
      </Field>
      <Button block type="submit" pending={pending}>
        {t('shared.show')}
      </Button>
    </form>
  );
}

/** Its prices are on show with it: the live picture of its events comes after. */
async function readCoupon(code: string): Promise<ApiResult<SharedCouponView>> {
  const result = await api.get('/web-api/sportsbook/shared-coupons/:code', { params: { code } });
  if (result.ok) seedEvents(result.data, 'event');
  return result;
}

function Found({ coupon }: { readonly coupon: SharedCouponView }) {
  const t = useT('coupon');
  const legs = useMemo(() => coupon.legs.flatMap(offered), [coupon]);
  if (legs.length === 0) return <p>{t('shared.allGone')}</p>;
  return (
    <div className={styles.suggested}>
      {coupon.gone > 0 && <Notice size="small">{t('shared.gone', { count: coupon.gone })}</Notice>}
      <SuggestedBet legs={legs} detail="event" />
    </div>
  );
}

function offered({ selectionId, eventId }: SharedCouponView['legs'][number]): readonly OfferedLeg[] {
  const named = parseSelectionId(selectionId);
  return named === undefined ? [] : [{ selectionId, eventId, ...named }];
}
