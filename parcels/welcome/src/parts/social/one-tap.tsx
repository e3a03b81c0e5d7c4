import { useEffect } from 'react';
import { useLanguage } from '@paddock/shared-utils/react';

import { offerOneTap } from './offer-one-tap.ts';

interface OneTapProps {
  readonly returnUrl: string | null;
}

/** Offers the company's one-tap prompt while a form is open. The prompt is the company's own; here is nothing to see. */
export function OneTap({ returnUrl }: OneTapProps) {
  const language = useLanguage();
  useEffect(() => {
    const gone = new AbortController();
    // A script that does not load is thrown, and reported like any other fault (S8-18).
    void offerOneTap({ language, returnUrl, signal: gone.signal });
    return () => gone.abort();
  }, [language, returnUrl]);
  return null;
}
