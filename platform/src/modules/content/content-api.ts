import type { SiteConfig } from '@paddock/contract';

import type { PlatformModule } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';

/** What the document of a page says about what stands at its address. */
export type ContentHead =
  | { readonly kind: 'page'; readonly title: string; readonly description: string }
  /** It stands elsewhere by now: a path without the language. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The address is one of content, and nothing is published there. */
  | { readonly kind: 'unknown' };

export interface ContentDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  readonly site: () => SiteConfig;
}

export interface Content extends PlatformModule {
  /**
   * What stands at a path, for its document; undefined where the path is none of content.
   * @param query of the address: a signed link may show a draft
   */
  headAt(path: string, language: string, query: string): Promise<ContentHead | undefined>;
  /** Where a document is read now that stood at a path without language; undefined where none did. */
  movedTo(path: string): string | undefined;
}
