import type { BootData } from '@paddock/contract';

import { refused } from '../http/failures.ts';
import type { ApiResult, CommandResult } from '../http/http-types.ts';
import type { Transport } from '../http/transport.ts';

/** Read where a parcel lacks the page's language, with its own plurals. */
export const FALLBACK_LANGUAGE = 'en';

export interface DictionaryLoader {
  /** Loads one dictionary, the English one where the language has none, and hands it to `keep` as what it is. Calls at the same time share one request; failures are not kept. */
  load(namespace: string, language: string): Promise<CommandResult>;
  /** Adds addresses, namespace → language → address; those known already stand. */
  know(dictionaries: BootData['dictionaries']): void;
}

export function createDictionaryLoader(
  dictionaries: BootData['dictionaries'],
  send: Transport,
  keep: (namespace: string, language: string, dictionary: unknown) => void,
): DictionaryLoader {
  const urls = new Map(Object.entries(dictionaries));
  const loads = new Map<string, Promise<CommandResult>>();

  function fetchOne(url: string): Promise<ApiResult<unknown>> {
    return send({ method: 'GET', url, headers: {}, body: undefined, signal: undefined });
  }

  async function loadOne(namespace: string, language: string): Promise<CommandResult> {
    const byLanguage = urls.get(namespace);
    const found = byLanguage?.[language] === undefined ? FALLBACK_LANGUAGE : language;
    const url = byLanguage?.[found];
    if (url === undefined) return refused('NOT_FOUND', 404);
    const answer = await fetchOne(url);
    if (!answer.ok) return answer;
    keep(namespace, found, answer.data);
    return { ok: true };
  }

  return {
    know(dictionaries) {
      for (const [namespace, byLanguage] of Object.entries(dictionaries)) {
        if (!urls.has(namespace)) urls.set(namespace, byLanguage);
      }
    },
    load(namespace, language) {
      const id = `${language}/${namespace}`;
      const known = loads.get(id);
      if (known !== undefined) return known;
      const load = loadOne(namespace, language);
      loads.set(id, load);
      void load.then((result) => {
        if (!result.ok) loads.delete(id);
      });
      return load;
    },
  };
}
