import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import { socialOutcomeOf } from '../../model/social.ts';
import styles from './social.module.css';

/** Says on the login page how the way by a company ended, and what to do now. */
export function SocialOutcome({ query }: { readonly query: string }) {
  const t = useT('welcome');
  const offer = useSiteConfig((config) => config.social);
  const told = socialOutcomeOf(query);
  const name = offer?.providers.find(({ id }) => id === told?.provider)?.name;
  if (told === null || name === undefined) return null;
  return (
    <Notice
      tone={told.outcome === 'exists' ? 'info' : 'warning'}
      title={t(`social.outcome.${told.outcome}.title`, { name })}
      className={styles.outcome}
      announce
    >
      {t(`social.outcome.${told.outcome}.text`, { name })}
    </Notice>
  );
}
