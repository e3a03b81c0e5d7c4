import type { ApiResult } from '@paddock/shared-utils';
import { useLanguage, useRead, type Read } from '@paddock/shared-utils/react';

import { loadText, textKey, type TextName, type Texts } from '../model/text-loaders.ts';

/** A long text in the reader's language. */
export function useText<Name extends TextName>(name: Name): Read<Texts[Name]> {
  const language = useLanguage();
  return useRead({
    key: textKey(name, language),
    isPublic: true,
    read: () => asResult(loadText(name, language)),
  });
}

function asResult<T>(loading: Promise<T>): Promise<ApiResult<T>> {
  return loading.then(
    (data) => ({ ok: true, httpStatus: 200, data }),
    () => ({
      ok: false,
      status: 'network-error',
      httpStatus: 0,
      problem: { code: 'NETWORK_ERROR', message: 'the text did not come' },
    }),
  );
}
