import type { NameLanguage } from '@paddock/contract/schemas';
import pLimit from 'p-limit';

import type { Others } from '../translate/languages.ts';
import type { Readable } from '../wire/wire-fault.ts';
import { ApiAwayError, type UofApi } from './uof-api.ts';

/** Documents asked for at once. */
const SIDE_BY_SIDE = 8;

/** A document in English, and in other languages that have it. */
export interface InAll<Value> {
  readonly english: Value | undefined;
  readonly others: Others<Value>;
}

/** Documents of the API in every language that names are asked for in. */
export class Documents {
  readonly #api: UofApi;
  readonly #languages: readonly NameLanguage[];
  readonly #limit = pLimit(SIDE_BY_SIDE);

  /** @param languages those beside English */
  constructor(api: UofApi, languages: readonly NameLanguage[]) {
    this.#api = api;
    this.#languages = languages;
  }

  /** A language that has no document of it, or none that can be read, is left out. @throws ApiAwayError */
  async inAll<Value>(
    folder: string,
    path: string,
    read: (text: string) => Readable<Value>,
  ): Promise<InAll<Value>> {
    const ask = (language: string) =>
      this.#limit(() => this.#api.document(`${folder}/${language}/${path}`, read));
    const [english, ...told] = await Promise.all(['en', ...this.#languages].map(ask));
    const others = new Map<NameLanguage, Value>();
    for (const [at, language] of this.#languages.entries()) {
      const one = told[at];
      if (one !== undefined) others.set(language, one);
    }
    return { english, others };
  }

  /** Undefined while the API is away. */
  async ifThere<Value>(
    folder: string,
    path: string,
    read: (text: string) => Readable<Value>,
  ): Promise<InAll<Value> | undefined> {
    return this.inAll(folder, path, read).catch((error: unknown) => {
      if (error instanceof ApiAwayError) return undefined;
      throw error;
    });
  }
}
