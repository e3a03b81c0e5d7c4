import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';
import { Checkbox } from '@paddock/styleguide/forms';

import styles from './terms-consent.module.css';

interface TermsConsentProps {
  readonly minAge: number;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** The consent every account needs, and what it is given to: in a tab of its own, so that the form stays. */
export function TermsConsent({ minAge, checked, error, onChange }: TermsConsentProps) {
  const t = useT('welcome');
  return (
    <div className={styles.consent}>
      <Checkbox
        label={t('field.termsAccepted.label', { years: minAge })}
        checked={checked}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <TextLink href={hrefFor('/rules/1')} target="_blank" rel="noopener">
        {t('field.termsAccepted.read')}
      </TextLink>
    </div>
  );
}
