import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { countryName } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Field, Flag, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { caretAfter, readPhone, writtenBy } from '../../model/phone-mask.ts';
import styles from './phone-field.module.css';
import type { PhoneData } from './use-phone-data.ts';

/** A number as it is typed: whose calling code it has, and the digits after it. */
export interface TypedNumber {
  readonly countryId: string;
  readonly digits: string;
}

interface PhoneFieldProps {
  readonly phones: PhoneData;
  readonly value: TypedNumber;
  readonly onChange: (change: Partial<TypedNumber>) => void;
  readonly error?: string | undefined;
}

/** A country's code and the number after it, written as people of that country write it (S3-15). */
export function PhoneField({ phones, value: { countryId, digits }, onChange, error }: PhoneFieldProps) {
  const t = useT('welcome');
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const country = phones.countryOf(countryId);
  const mask = phones.maskOf(country);
  const written = mask === undefined ? digits : writtenBy(mask.Mask, digits);

  // Writing the number anew must not throw whoever corrects its middle to its end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = caretAfter(written, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(at, at);
  }, [written]);

  function onType({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const { value, selectionStart } = currentTarget;
    const read = readPhone(value, phones.countries, country, mask);
    const before = value.slice(0, selectionStart ?? value.length).replaceAll(/\D/g, '').length;
    caret.current = selectionStart === value.length ? null : before;
    onChange({
      digits: read.digits,
      ...(read.country === undefined ? {} : { countryId: String(read.country.id) }),
    });
  }

  return (
    <div className={styles.phone}>
      <div className={styles.code}>
        {country !== undefined && <Flag region={country.country_code} className={styles.flag} />}
        <Field id={`${id}-code`} label={t('registration.phoneCode')}>
          <SelectField
            name="tel-country-code"
            autoComplete="tel-country-code"
            placeholder={t('registration.phoneCodeChoose')}
            disabled={phones.countries.length === 0}
            value={country === undefined ? '' : String(country.id)}
            onChange={(event) => onChange({ countryId: event.currentTarget.value })}
            options={phones.countries.map((one) => ({
              value: String(one.id),
              label: `+${one.tel_code} ${countryName(one.country_code, language) ?? one.name}`,
            }))}
          />
        </Field>
      </div>
      <Field
        id={`${id}-phone`}
        label={t('field.phone.label')}
        error={error}
        hint={phones.status === 'error' ? t('field.phone.hint') : undefined}
      >
        <TextInput
          ref={input}
          type="tel"
          name="tel-national"
          autoComplete="tel-national"
          inputMode="tel"
          placeholder={mask?.Mask.replaceAll('#', '0')}
          value={written}
          onChange={onType}
        />
      </Field>
    </div>
  );
}
