import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '@paddock/contract';

import type { PlatformModule } from '../../kernel/module.ts';
import type { LiveSource } from '../live/index.ts';
import type { Operators } from '../operators/index.ts';

/** What stands at an address of content, in the language of its page. */
export interface DocumentHead {
  readonly kind: 'page';
  readonly title: string;
  readonly description: string;
  /** The language they are in: the page's, or another where it is not written in that. */
  readonly language: string;
  /** All it is written in. */
  readonly languages: readonly string[];
  /** Of the blog and of the news. */
  readonly isArticle: boolean;
  /** The day it is dated with, `2026-11-26`; of an article that has none that of its first publication. */
  readonly day?: string | undefined;
  /** When this text was published. */
  readonly changedAtMs: number;
  /** Documents above it, the topmost first. */
  readonly trail: readonly { readonly address: string; readonly title: string }[];
  /** Without marks. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** The first in its text; absent where it holds none. */
  readonly picture?: DocumentPicture | undefined;
  /** A draft that is seen by a link. */
  readonly isPreview: boolean;
  /** The former edition of rules that is asked for; absent of the one in force. */
  readonly edition?: number | undefined;
}

/** A picture of a document, at a path of the site; widths in pixels. */
export interface DocumentPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What the document of a page says about what stands at its address. */
export type ContentHead =
  | DocumentHead
  /** It stands elsewhere by now: a path without the language. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The address is one of content, and nothing is published there. */
  | { readonly kind: 'unknown' };

export interface ContentDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** The one that a request is for; the installation's own for none. */
  readonly siteOf: (request: Pick<FastifyRequest, 'headers'>) => SiteConfig;
  /** Whether a link to a path without language leads anywhere on a site. */
  readonly linkStands: (path: string, site: SiteConfig) => boolean;
}

export interface Content extends PlatformModule {
  /**
   * What stands at a path, for its document; undefined where the path is none of content.
   * @param query of the address: a signed link may show a draft, and rules a former edition
   * @param site whose page it is
   */
  headAt(path: string, language: string, query: string, site: SiteConfig): Promise<ContentHead | undefined>;
  /** Everything that is published, with the languages it is written in. */
  published(): readonly {
    readonly path: string;
    readonly changedAtMs: number;
    readonly languages: readonly string[];
  }[];
  /** How often what is published has changed as topic `content`, besides another source's topics. */
  beside(source: LiveSource): LiveSource;
  /** Where a document is read now that stood at a path without language; undefined where none did. */
  movedTo(path: string): string | undefined;
}
