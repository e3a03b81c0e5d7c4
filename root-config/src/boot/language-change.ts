import { directionOf } from '@paddock/contract';
import type { CommandResult } from '@paddock/shared-utils';

import type { PageRegion } from '../mounting/page-region.ts';
import type { Widgets } from '../mounting/widgets.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import { dictionaryFailure } from './dictionaries.ts';

export interface LanguageChangeOptions {
  readonly document: Document;
  readonly pages: PageRegion;
  readonly widgets: Widgets;
  setLanguage(language: string): Promise<CommandResult>;
  onFailure(failure: RemoteFailure): void;
}

/**
 * Changes the language of the whole page in place, once every dictionary in use is there. When one does not come the old
 * language stays: half a page in another language would be worse.
 */
export function createLanguageChange(options: LanguageChangeOptions): (language: string) => Promise<void> {
  const { documentElement } = options.document;
  return async (language) => {
    const result = await options.setLanguage(language);
    if (!result.ok) {
      options.onFailure(dictionaryFailure(result, 'shared-utils', [language]));
      return;
    }
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    options.widgets.updateAll({ language });
    options.pages.update({ language });
  };
}
