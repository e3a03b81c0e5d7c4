import { useSiteConfig } from '@paddock/shared-utils/react';

import type { EditedDocument } from '../../../model/edited-document.ts';

/** Languages of a document as its page has them: those of the site, then others it is written in. */
export function useLanguages({ texts }: EditedDocument): readonly string[] {
  const ofSite = useSiteConfig(({ languages }) => languages.all) ?? [];
  return [...new Set([...ofSite, ...Object.keys(texts)])];
}
