import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { SecurityView } from '@paddock/contract/schemas';
import { openDialog, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { Field, TextButton, TextInput } from '@paddock/styleguide';
import { PasswordInput } from '@paddock/styleguide/forms';

import styles from './withdrawal.module.css';

/** What the player types to prove who is there. */
export interface TypedProof {
  readonly method: 'password' | 'totp';
  readonly text: string;
}

export const NO_PROOF: TypedProof = { method: 'password', text: '' };

interface WithdrawalProofProps {
  readonly proof: TypedProof;
  readonly onChange: (proof: TypedProof) => void;
  /** Why the last proof was not taken: beside the field, which stands far below the top of the form. */
  readonly children: ReactNode;
}

/** Asks who is there before money leaves: once a withdrawal, by the password or, where one is set up, the app. */
export function WithdrawalProof({ proof, onChange, children }: WithdrawalProofProps) {
  const t = useT('cashier');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { value } = useRead<SecurityView>({
    ...readOf('/web-api/user/security'),
  });
  const hasApp = value.status === 'ready' && value.data.two_factor.enabled_at_ms !== null;
  // Neither mailbox nor phone: nothing could be sent that sets another password.
  const isLast = value.status === 'ready' && value.data.email === '' && value.data.phone === null;
  const { method, text } = proof;
  const other = method === 'password' ? 'totp' : 'password';
  const type = (next: string): void => onChange({ method, text: next });
  return (
    <div ref={box} className={styles.stackSmall} data-testid="withdrawal-proof">
      <p className={styles.note} role="status">
        {t('withdraw.proof.why')}
      </p>
      {children}
      <Field
        label={t(`withdraw.proof.${method}`)}
        hint={method === 'password' && t(`withdraw.proof.${isLast ? 'noWayBack' : 'noPassword'}`)}
        aside={
          method === 'password' &&
          !isLast && (
            <TextButton onClick={() => void openDialog({ widget: 'welcome/forgot-password' })}>
              {t('withdraw.proof.forgotten')}
            </TextButton>
          )
        }
      >
        {method === 'password' ? (
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('withdraw.proof.show')}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            code
            inputMode="numeric"
            autoComplete="one-time-code"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </Field>
      {hasApp && (
        <TextButton onClick={() => onChange({ method: other, text: '' })}>
          {t(`withdraw.proof.use.${other}`)}
        </TextButton>
      )}
    </div>
  );
}
