import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';
import { useSyncExternalStore } from 'react';

import { usePhone } from '../sheets/use-phone.ts';

/** Screens to scroll before the button comes (S9-07). */
const SCREENS_DESK = 1;
const SCREENS_PHONE = 4;

/** Leads back to the top of a long page (S2-02). */
export function ScrollToTop() {
  const t = useT('common');
  const screens = usePhone() ? SCREENS_PHONE : SCREENS_DESK;
  const isFar = useSyncExternalStore(onScroll, () => window.scrollY > screens * window.innerHeight);
  if (!isFar) return null;
  return (
    <IconButton
      className="frame-scroll-top"
      icon="chevron-up"
      label={t('frame.toTop')}
      size={40}
      onClick={() => window.scrollTo({ top: 0, behavior: wantsMotion() ? 'smooth' : 'instant' })}
    />
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
