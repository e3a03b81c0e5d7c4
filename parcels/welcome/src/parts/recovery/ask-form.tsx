import type { SubmitEvent } from 'react';
import { useFormat, useLabels, useT, type Refusal } from '@paddock/shared-utils/react';
import { Button, Field, SegmentedControl, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { isWholeNumber } from '../../model/phone-mask.ts';
import { CaptchaProgress } from '../captcha-progress.tsx';
import styles from '../forms.module.css';
import { PhoneField } from '../phone/phone-field.tsx';
import type { RecoveryWay, Recovery } from './use-recovery.ts';

const WAYS = ['email', 'sms'] as const satisfies readonly RecoveryWay[];
const isWay = (value: string): value is RecoveryWay => WAYS.some((way) => way === value);

/** Where the link or the code is to go. */
export function AskForm({ recovery }: { readonly recovery: Recovery }) {
  const t = useT('welcome');
  const { way, email, phone, phones, phoneCountryId, pending, refusal } = recovery;
  const country = phones.countryOf(phoneCountryId);
  const missing =
    way === 'email'
      ? !/^[^\s@]+@[^\s@]+$/.test(email.trim()) && t('recovery.fillEmail')
      : !isWholeNumber(phone, country, phones.maskOf(country)) && t('login.fillPhone');

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (missing === false) void recovery.ask();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="forgot-form">
      <SegmentedControl
        block
        label={t('recovery.ways.label')}
        segments={WAYS.map((value) => ({ value, label: t(`recovery.ways.${value}`) }))}
        value={way}
        onValueChange={(value) => {
          if (isWay(value)) recovery.choose(value);
        }}
      />
      {refusal !== null && <AskRefusal refusal={refusal} />}
      {way === 'email' ? (
        <Field label={t('field.email.label')} hint={t('recovery.emailHint')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => recovery.type({ email: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <PhoneField
          phones={phones}
          value={{ countryId: phoneCountryId, digits: phone }}
          onChange={({ countryId = phoneCountryId, digits = phone }) =>
            recovery.type({ phoneCountryId: countryId, phone: digits })
          }
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size={48}
        block
        pending={pending}
        unavailable={missing !== false}
      >
        {missing === false ? t(`recovery.send.${way}`) : missing}
      </Button>
      <CaptchaProgress />
    </form>
  );
}

/** Why nothing was sent; with the time it may be asked for again, where the server says so. */
function AskRefusal({ refusal: { problem, attempt } }: { readonly refusal: Refusal }) {
  const t = useT('welcome');
  const labels = useLabels();
  const format = useFormat();
  const { retryAtMs } = (problem.details ?? {}) as { readonly retryAtMs?: unknown };
  return (
    <FormMessage title={labels.problem(problem)} attempt={attempt}>
      {typeof retryAtMs === 'number' && <p>{t('recovery.retryAt', { time: format.time(retryAtMs) })}</p>}
    </FormMessage>
  );
}
