import { MINUTE_MS } from '@paddock/contract';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

interface MomentFieldProps {
  readonly label: string;
  /** `2026-12-01T08:30` on the clock of who types. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly onTyped: (typed: string) => void;
}

/** A day and a time of the reader's clock. */
export function MomentField({ label, typed, error, onTyped }: MomentFieldProps) {
  const t = useT('desk');
  const format = useFormat();
  const nowMs = useServerNow(MINUTE_MS);
  const [day = '', time = ''] = typed.split('T');
  return (
    <>
      <Field label={t('promotions.dayOf', { name: label })} error={error}>
        <TextInput
          type="date"
          value={day}
          onChange={(event) => onTyped(`${event.currentTarget.value}T${time}`)}
        />
      </Field>
      <Field
        label={t('promotions.timeOf', { name: label })}
        hint={t('content.timeHint', { zone: format.zone(nowMs) })}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          placeholder="08:30"
          maxLength={5}
          value={time}
          onChange={(event) => onTyped(`${day}T${event.currentTarget.value}`)}
        />
      </Field>
    </>
  );
}
