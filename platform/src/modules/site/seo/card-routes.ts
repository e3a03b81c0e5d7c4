import type { FastifyReply } from 'fastify';
import { parseId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { SiteHosts } from '../../../kernel/http/site-hosts.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import type { CardDrawer } from './card-drawer.ts';
import { siteCard } from './card.ts';
import type { MatchFacts } from './page-facts.ts';
import { matchCard } from './match-card.ts';

export interface CardParts {
  readonly hosts: SiteHosts;
  readonly siteOf: SiteConfigSource['of'];
  readonly matchOf: (id: string) => MatchFacts | undefined;
  readonly drawer: CardDrawer;
}

const hidden = { schema: { hide: true }, config: { budget: 'search' as const } };
const CARDS = '/site/cards/match';

/** Picture of a match in a language. */
export const cardPath = (id: string, language: string): string => `${CARDS}/${id}/${language}.png`;

/** Picture of a site. */
export const SITE_CARD_PATH = '/site/cards/site.png';

/** Pictures that other sites show of links. */
export function cardRoutes(app: HttpApp, { hosts, siteOf, matchOf, drawer }: CardParts): void {
  app.get(SITE_CARD_PATH, hidden, async (request, reply) =>
    sendCard(reply, await drawer.draw(siteCard(siteOf(request), hosts.originOf(request)))),
  );
  app.get<{ Params: { id: string; file: string } }>(`${CARDS}/:id/:file`, hidden, async (request, reply) => {
    const { id, file } = request.params;
    const site = siteOf(request);
    const language = site.languages.all.find((code) => `${code}.png` === file);
    const facts = parseId<'event'>(id) === undefined ? undefined : matchOf(id);
    if (language === undefined || facts === undefined) throw new PlatformError('NOT_FOUND');
    return sendCard(reply, await drawer.draw(matchCard(facts, site, language)));
  });
}

const sendCard = (reply: FastifyReply, png: Buffer) =>
  reply.header('cache-control', 'public, max-age=3600').type('image/png').send(png);
