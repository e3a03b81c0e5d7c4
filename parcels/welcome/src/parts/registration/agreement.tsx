import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, LinkButton } from '@paddock/styleguide';

import styles from '../forms.module.css';
import own from './registration.module.css';

interface AgreementProps {
  readonly onAccept: () => void;
}

const POINTS = ['age', 'money', 'limits', 'help'] as const;

/** The responsible-gaming agreement, before anything else where the site asks for it (S4-05). */
export function Agreement({ onAccept }: AgreementProps) {
  const t = useT('welcome');
  return (
    <div className={styles.form} data-testid="agreement">
      <p>{t('registration.agreement.lead')}</p>
      <ul className={own.points}>
        {POINTS.map((point) => (
          <li key={point}>{t(`registration.agreement.${point}`)}</li>
        ))}
      </ul>
      <div className={own.savings}>
        <Button variant="primary" size={48} onClick={onAccept}>
          {t('registration.agreement.accept')}
        </Button>
        <LinkButton size={48} href={hrefFor('/')}>
          {t('registration.agreement.decline')}
        </LinkButton>
      </div>
    </div>
  );
}
