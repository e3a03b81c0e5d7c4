import type { EmbedData } from '@paddock/contract';
import { registerNavigation, startSharedUtils } from '@paddock/shared-utils';

import { createPlaces, type Embed } from './places.ts';

export type { Embed, EmbedProps } from './places.ts';

let isStarted = false;

/**
 * Makes an entry's app (S3-39). The page around it is another site's: there is no frame, no route table and no session
 * here, and links lead to this site.
 */
export function createEmbed(data: EmbedData): Embed {
  if (!isStarted) {
    isStarted = true;
    startSharedUtils(data.boot);
    registerNavigation({
      navigate: (href) => location.assign(new URL(href, data.boot.origin).href),
      reload: () => location.reload(),
    });
  }
  return createPlaces(data);
}
