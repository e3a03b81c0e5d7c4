import { useState, type SubmitEvent } from 'react';
import { useLabels, useRead, useT } from '@paddock/shared-utils/react';
import { Button, ErrorBlock, Field, Skeleton } from '@paddock/styleguide';
import { FormMessage, QrCode } from '@paddock/styleguide/forms';
import type { TwoFactorEnrolView } from '@paddock/contract/schemas';

import { CodeInput } from './code-input.tsx';
import { CopyButton } from './copy-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

interface EnrolFormProps {
  /** The code was right: sign-in asks for one from now on, and the recovery codes are on show. */
  readonly onBegun: () => void;
  readonly onDone: () => void;
}

/** Switching two-factor on: scan, type the first code, keep the recovery codes. */
export function EnrolForm({ onBegun, onDone }: EnrolFormProps) {
  const t = useT('office');
  const common = useT('common');
  const labels = useLabels();
  const { reload } = useSecurity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { value, reload: enrolAgain } = useRead({
    key: 'enrol',
    isOnce: true,
    read: () => securityCalls.enrol(),
  });
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (value.status === 'error') {
    return (
      <ErrorBlock title={labels.problem(value.problem)} retryLabel={common('retry')} onRetry={enrolAgain} />
    );
  }
  if (value.status === 'loading') return <Skeleton shape="block" width="200px" height="320px" />;
  return (
    <EnrolSteps
      enrol={value.data}
      onCodes={(next) => {
        onBegun();
        setCodes(next);
        reload();
      }}
      heading={t('security.two-factor.scan')}
    />
  );
}

interface EnrolStepsProps {
  readonly enrol: TwoFactorEnrolView;
  readonly heading: string;
  readonly onCodes: (codes: readonly string[]) => void;
}

function EnrolSteps({ enrol, heading, onCodes }: EnrolStepsProps) {
  const t = useT('office');
  const labels = useLabels();
  const [code, setCode] = useState('');
  const { submit, pending, refusal, forget } = useChange(
    securityCalls.confirmTwoFactor,
    ({ recovery_codes }) => onCodes(recovery_codes),
  );
  const isEmpty = code.trim() === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit({ code: code.trim() });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="enrol">
      <p className={styles.text}>{heading}</p>
      <QrCode {...enrol.qr} label={t('security.two-factor.qr')} />
      <div className={styles.key}>
        <span className={styles.text}>{t('security.two-factor.key')}</span>
        <code data-testid="totp-key">{enrol.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={enrol.secret} />
      </div>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('security.two-factor.code')} hint={t('security.two-factor.codeHint')}>
        <CodeInput
          value={code}
          onChange={(next) => {
            setCode(next);
            forget();
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={isEmpty}>
          {isEmpty ? t('security.code.fill') : t('security.two-factor.turnOn')}
        </Button>
      </div>
    </form>
  );
}
