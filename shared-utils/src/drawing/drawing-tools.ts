import { siteSettings } from '@paddock/contract';

import { GUEST } from '../auth/auth.ts';
import { createFormattersStream } from '../i18n/formatters-stream.ts';
import { createOdds } from '../odds/odds.ts';
import { DEFAULT_SETTINGS } from '../settings/parse-settings.ts';
import { createStore, createStream } from '../stream/store.ts';

/**
 * What a drawn page is made of. It is handed over, not imported: modules that a chunk imports cannot be melted into the
 * file everybody loads, which weighed half a kilobyte.
 */
export const DRAWING_TOOLS = {
  GUEST,
  createFormattersStream,
  createOdds,
  DEFAULT_SETTINGS,
  siteSettings,
  createStore,
  createStream,
};
export type DrawingTools = typeof DRAWING_TOOLS;
