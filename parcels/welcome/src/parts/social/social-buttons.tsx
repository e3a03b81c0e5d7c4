import { lazy, Suspense } from 'react';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

import { startAddress } from '../../model/social.ts';
import styles from './social.module.css';

/** Fetched where a site offers it, and nowhere else. */
const OneTap = lazy(async () => ({ default: (await import('./one-tap.tsx')).OneTap }));

interface SocialButtonsProps {
  /** Where to go on after signing in. */
  readonly returnUrl: string | null;
  /** The buttons alone: the company's own panel would lie over a long form in a dialog. */
  readonly withoutOneTap?: boolean;
}

/** Ways in by accounts of other companies: each button leaves for the company's page. */
export function SocialButtons({ returnUrl, withoutOneTap = false }: SocialButtonsProps) {
  const t = useT('welcome');
  const language = useLanguage();
  const offer = useSiteConfig((config) => config.social);
  if (offer === undefined) return null;
  return (
    <div className={styles.ways} data-testid="social-buttons">
      <p className={styles.or}>{t('social.or')}</p>
      {offer.providers.map(({ id, name }) => (
        // The server's own address, which the browser is to follow by itself.
        <LinkButton
          key={id}
          block
          variant="outline"
          size={48}
          rel="external"
          href={startAddress(id, language, returnUrl)}
        >
          {t('social.with', { name })}
        </LinkButton>
      ))}
      {offer.oneTap && !withoutOneTap && (
        <Suspense fallback={null}>
          <OneTap returnUrl={returnUrl} />
        </Suspense>
      )}
    </div>
  );
}
