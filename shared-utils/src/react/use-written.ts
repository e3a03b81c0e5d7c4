import { writtenIn, writtenTitle, type Written } from '@paddock/contract';

import { useSiteConfig } from './use-site-config.ts';
import { useLanguage } from './use-texts.ts';

/** What operators write in some languages, as the reader has it: in their own, else in the site's. */
export function useWritten() {
  const language = useLanguage();
  const fallback = useSiteConfig(({ languages }) => languages.fallback) ?? 'en';
  const reader = { language, fallback };
  return {
    /** With the language it is read in. */
    text: <Text>(written: Written<Text>) => writtenIn(written, reader),
    /** A title, to stand among other words. */
    title: (titles: Written<string>): string => writtenTitle(titles, reader),
  };
}
