import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { dayNames } from '../../model/day-names.ts';
import styles from './blocks.module.css';

/** How support is reached, as the site's configuration says it. */
export function ContactsBlock() {
  const t = useT('information');
  const language = useLanguage();
  const support = useSiteConfig((config) => config.support);
  const socialLinks = useSiteConfig((config) => config.socialLinks) ?? [];
  if (support === undefined) return null;
  const { email, hours } = support;
  return (
    <dl className={styles.contacts}>
      <div>
        <dt>{t('content.contacts.email')}</dt>
        <dd>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </dd>
      </div>
      <div>
        <dt>{t('content.contacts.hours')}</dt>
        <dd>
          {hours === undefined
            ? t('content.contacts.always')
            : t('content.contacts.from', { ...hours, days: dayNames(hours.days, language) })}
        </dd>
      </div>
      {socialLinks.length > 0 && (
        <div>
          <dt>{t('content.contacts.social')}</dt>
          {socialLinks.map(({ name, link }) => (
            <dd key={link}>
              <TextLink href={link} rel="noopener noreferrer">
                {name}
              </TextLink>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
