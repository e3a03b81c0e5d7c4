import { useState } from 'react';
import type { SharedCouponView } from '@paddock/contract/schemas';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, Notice, TextInput } from '@paddock/styleguide';

import styles from '../coupon.module.css';
import { FoundCoupon, readSharedCoupon } from './found-coupon.tsx';

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
  const { submit, pending, refusal, forget } = useSubmit(
    (asked: string) => readSharedCoupon(asked),
    ({ data }) => setFound(data),
  );
  if (found !== null) return <FoundCoupon coupon={found} />;
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
