import { auth$, hrefFor, openDialog } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { TextButton, TextLink, useReady } from '@paddock/styleguide';

import { footerLinks } from '../model/footer-links.ts';
import { LiveClock } from '../parts/live-clock.tsx';
import styles from '../parts/footer.module.css';

/** Who runs the site, for whom it is, where to go, and whether prices are live right now. */
export function FooterWidget() {
  const t = useT('footer');
  useLanguage();
  useReady(true);
  const company = useSiteConfig((config) => config.companyName) ?? '';
  const isSandbox = useSiteConfig((config) => config.sandbox);
  const site = useSiteConfig((config) => config) ?? {};
  const hasPolicyLogo = useSiteConfig((config) => config.hasPolicyLogo);
  const asksConsent = useSiteConfig((config) => config.isShowCookieAgreePopup);
  const isSignedIn = useStreamValue(auth$, (auth) => auth.status === 'signed-in');
  return (
    <div className={styles.footer}>
      <span className={styles.age} role="img" aria-label={t('age')}>
        18+
      </span>
      {hasPolicyLogo === true && (
        <a href={hrefFor('/privacy-policy')}>
          <img src="/web-api/policy/logo.agif" width={88} height={31} alt={t('policyLogo')} />
        </a>
      )}
      <span>{t(isSandbox ? 'sandboxLicence' : 'company', { company })}</span>
      <ul className={styles.links} aria-label={t('links')}>
        {footerLinks(isSignedIn, site).map(({ path, key }) => (
          <li key={path}>
            <TextLink href={hrefFor(path)}>{t(key)}</TextLink>
          </li>
        ))}
        {asksConsent === true && (
          <li>
            <TextButton onClick={() => openDialog({ widget: 'system-pages/cookie-consent', size: 'small' })}>
              {t('cookies')}
            </TextButton>
          </li>
        )}
      </ul>
      <LiveClock />
    </div>
  );
}
