import { inLanguage, withLanguage } from '@paddock/contract';

import type { DocumentHead } from '../../content/index.ts';
import type { MatchFacts, PageFacts } from './page-facts.ts';

/** The page that is told of. */
export interface ToldPage {
  readonly language: string;
  /** Without language. */
  readonly path: string;
  readonly title: string;
  readonly companyName: string;
  readonly publicOrigin: string;
}

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };
interface Step {
  readonly name: string;
  readonly path: string;
}

const CONTEXT = 'https://schema.org';

/** What a page says to machines, in schema.org's words: what it is of, and where it stands. Undefined where it has nothing to say. */
export function structuredData(
  facts: PageFacts | undefined,
  page: ToldPage,
): Record<string, unknown> | undefined {
  if (facts === undefined) return undefined;
  const things = facts.kind === 'match' ? matchThings(facts, page) : documentThings(facts, page);
  return things.length === 0 ? undefined : { '@context': CONTEXT, '@graph': things };
}

function matchThings(facts: MatchFacts, page: ToldPage): readonly Thing[] {
  const say = (name: MatchFacts['home']) => inLanguage(name, page.language);
  const trail = facts.trail.map(({ name, path }) => ({ name: say(name), path }));
  return [sportsEvent(facts, page), breadcrumbs(trail, page)];
}

function sportsEvent(facts: MatchFacts, page: ToldPage): Thing {
  const { home, away, championship, startsAtMs, isField } = facts;
  const say = (name: MatchFacts['home']) => inLanguage(name, page.language);
  const team = (name: MatchFacts['home']) => ({ '@type': 'SportsTeam', name: say(name) });
  const url = addressOf(page);
  return {
    '@type': 'SportsEvent',
    name: isField ? say(home) : `${say(home)} – ${say(away)}`,
    sport: say(facts.sport),
    url,
    startDate: new Date(startsAtMs).toISOString(),
    eventStatus: `${CONTEXT}/${facts.isCalledOff ? 'EventCancelled' : 'EventScheduled'}`,
    superEvent: {
      '@type': 'SportsEvent',
      name: say(championship.name),
      url: addressOf(page, championship.path),
    },
    ...(isField ? {} : { homeTeam: team(home), awayTeam: team(away) }),
    ...offers(facts, page, url),
  };
}

/**
 * What can be bet on: the prices that the page was drawn with, or that nothing is for sale. A price is no
 * amount of money, so it stands as a property of what is offered.
 */
function offers({ prices }: MatchFacts, page: ToldPage, url: string): object {
  const seller = { '@type': 'Organization', name: page.companyName };
  const offer = (rest: object) => ({ '@type': 'Offer', url, seller, ...rest });
  if (prices.length === 0) return { offers: offer({ availability: `${CONTEXT}/SoldOut` }) };
  return {
    offers: prices.map(({ name, oddsMilli }) =>
      offer({
        name: inLanguage(name, page.language),
        availability: `${CONTEXT}/InStock`,
        additionalProperty: { '@type': 'PropertyValue', propertyID: 'decimalOdds', value: oddsMilli / 1_000 },
      }),
    ),
  };
}

/** A document that the page's language lacks is told of where it is written: its canonical address is there. */
function documentThings(facts: DocumentHead, asked: ToldPage): readonly Thing[] {
  const { isArticle, questions, trail, language } = facts;
  const page = { ...asked, language };
  return [
    ...(isArticle ? [article(facts, page)] : []),
    ...(questions.length === 0 ? [] : [faq(facts, page)]),
    ...(trail.length === 0 ? [] : [breadcrumbs(trail.map(stepOf), page)]),
  ];
}

const stepOf = ({ title, address }: DocumentHead['trail'][number]): Step => ({ name: title, path: address });

function article(facts: DocumentHead, page: ToldPage): Thing {
  const { title, description, day, changedAtMs, language, picture } = facts;
  const publisher = { '@type': 'Organization', name: page.companyName, url: page.publicOrigin };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    mainEntityOfPage: addressOf(page),
    ...(picture === undefined ? {} : { image: [page.publicOrigin + picture.path] }),
    ...(day === undefined ? {} : { datePublished: day }),
    dateModified: new Date(changedAtMs).toISOString(),
    author: publisher,
    publisher,
  };
}

function faq({ questions, language }: DocumentHead, page: ToldPage): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    url: addressOf(page),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The way to a page from the site's first one, which is called as the site is; the page itself ends it. */
function breadcrumbs(trail: readonly Step[], page: ToldPage): Thing {
  const steps = [{ name: page.companyName, path: '/' }, ...trail, { name: page.title, path: page.path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressOf(page, path),
    })),
  };
}

function addressOf({ publicOrigin, language, path }: ToldPage, other = path): string {
  return publicOrigin + withLanguage(language, other);
}
