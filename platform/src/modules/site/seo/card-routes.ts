import { parseId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import type { CardDrawer } from './card-drawer.ts';
import type { MatchFacts } from './page-facts.ts';
import { socialCardArt } from './social-card-art.ts';

export interface CardParts {
  readonly siteOf: SiteConfigSource['of'];
  readonly matchOf: (id: string) => MatchFacts | undefined;
  readonly drawer: CardDrawer;
}

const CARDS = '/site/cards/match';

/** Picture of a match in a language. */
export const cardPath = (id: string, language: string): string => `${CARDS}/${id}/${language}.png`;

/** Pictures that other sites show of links to matches. */
export function cardRoutes(app: HttpApp, { siteOf, matchOf, drawer }: CardParts): void {
  app.get<{ Params: { id: string; file: string } }>(
    `${CARDS}/:id/:file`,
    { schema: { hide: true }, config: { budget: 'search' } },
    async (request, reply) => {
      const { id, file } = request.params;
      const site = siteOf(request);
      const language = site.languages.all.find((code) => `${code}.png` === file);
      const facts = parseId<'event'>(id) === undefined ? undefined : matchOf(id);
      if (language === undefined || facts === undefined) throw new PlatformError('NOT_FOUND');
      const png = await drawer.draw(socialCardArt(facts, site, language));
      return reply.header('cache-control', 'public, max-age=3600').type('image/png').send(png);
    },
  );
}
