import type { SiteConfig } from '@paddock/contract';
import { isContentAddress } from '@paddock/contract/content';

import { PlatformError } from '../../kernel/http/problem.ts';
import { keptByText } from '../../kernel/kept-by-text.ts';
import type { Kernel } from '../../kernel/module.ts';
import { joinedSources } from '../live/index.ts';
import { carryOut } from './change-content.ts';
import type { Content, ContentDependencies, ContentHead } from './content-api.ts';
import { contentRoutes, draft } from './content-routes.ts';
import { ContentSearch } from './content-search.ts';
import { contentTopic } from './content-topic.ts';
import { readChanged, readMoves, readRevision } from './document-store.ts';
import { readContentFolder } from './files/content-files.ts';
import { takeFilesOver } from './files/take-files-over.ts';
import { documentHead } from './document-head.ts';
import { formerEdition } from './former-edition.ts';
import { Library } from './library.ts';
import { contentMigrations } from './migrations.ts';
import { operatorContentRoutes } from './operator-content-routes.ts';
import { openPictureFiles } from './pictures/picture-files.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { readWaiting } from './publication-store.ts';
import type { Reader } from './views.ts';

/** How soon this node knows what another one published, or that a planned time has come. */
export const LOOK_EVERY_MS = 1_000;
/** Paths of which it is kept whether content stands there. */
const MOST_PATHS = 2_000;

/**
 * Pages, articles, help and documents: structured texts in versions that editors write, plan, publish and take back. The
 * site's own come from files.
 * @throws Error at the start when a file is wrong
 */
export function createContent(
  kernel: Kernel,
  { operators, siteOf, linkStands }: ContentDependencies,
): Content {
  const library = new Library();
  const search = new ContentSearch();
  const isContent = keptByText<boolean>(MOST_PATHS);
  let revision = -1;

  async function look(): Promise<void> {
    for (const plan of await readWaiting(kernel.db, kernel.clock.nowMs()))
      await carryOut({ kernel }, plan.id);
    const now = await readRevision(kernel.db);
    if (now === revision) return;
    library.take(await readChanged(kernel.db, revision), {
      moves: await readMoves(kernel.db),
      revision: now,
    });
    search.reset(library.all());
    revision = now;
  }

  function readerOf(language: string, site: SiteConfig): Reader {
    const { languages, companyName, support } = site;
    return {
      language,
      fallback: languages.fallback,
      words: { company: companyName, email: support?.email ?? '' },
      stands: (path) => linkStands(path, site),
    };
  }

  async function headOfDraft(path: string, reader: Reader, signed: string): Promise<ContentHead> {
    try {
      return documentHead(library, await draft({ kernel }, path, signed), reader);
    } catch (error) {
      if (error instanceof PlatformError) return { kind: 'unknown' };
      throw error;
    }
  }

  return {
    name: 'content',
    migrations: contentMigrations,
    async headAt(path, language, query, asked) {
      const reader = readerOf(language, asked);
      // As routes are matched: whatever the case.
      const address = path.toLowerCase();
      if (!isContent(address, isContentAddress)) return undefined;
      const preview = new URLSearchParams(query).get('preview');
      if (preview !== null) return headOfDraft(address, reader, preview);
      const document = library.get(address);
      if (document !== undefined) {
        const head = documentHead(library, { ...document, isPreview: false }, reader);
        const edition = formerEdition(document, query);
        if (edition === 'unknown') return { kind: 'unknown' };
        return edition === undefined ? head : { ...head, edition };
      }
      const to = library.movedTo(address);
      return to === undefined ? { kind: 'unknown' } : { kind: 'moved', to };
    },
    published: () =>
      Array.from(library.all(), ({ address, body, sinceMs }) => ({
        path: address,
        changedAtMs: sinceMs,
        languages: Object.keys(body.texts),
      })),
    beside: (source) => joinedSources(source, contentTopic(library)),
    movedTo: (path) => library.movedTo(path.toLowerCase()),
    routes(app) {
      contentRoutes(app, {
        ...{ kernel, library, search },
        readerOf: (language, request) => readerOf(language, siteOf(request)),
      });
      const languages = () => {
        const { all, fallback } = siteOf({ headers: {} }).languages;
        return [fallback, ...all.filter((code) => code !== fallback)];
      };
      operatorContentRoutes(app, { kernel, operators, languages, look });
      pictureRoutes(app, { kernel, operators, files: openPictureFiles(kernel.config) });
    },
    async start() {
      const { contentDir } = kernel.config;
      if (contentDir !== undefined) await takeFilesOver(kernel, await readContentFolder(contentDir));
      await look();
      kernel.scheduler.every('content', LOOK_EVERY_MS, look);
    },
  };
}
