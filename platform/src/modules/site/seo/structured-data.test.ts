import type { DocumentHead } from '../../content/index.ts';
import type { MatchFacts } from './page-facts.ts';
import { structuredData, type ToldPage } from './structured-data.ts';

const PAGE: ToldPage = {
  language: 'ru',
  path: '/line/football/7-top-league/12-harbour-mill',
  title: 'Гавань – Мельница',
  companyName: 'Paddock',
  publicOrigin: 'https://bets.example',
};
const AT = 'https://bets.example/ru';
const CHAMPIONSHIP = { name: { en: 'Top League', ru: 'Высшая лига' }, path: '/line/football/7-top-league' };
const MATCH: MatchFacts = {
  kind: 'match',
  id: '12',
  sportCode: 'football',
  sport: { en: 'Football', ru: 'Футбол' },
  championship: CHAMPIONSHIP,
  trail: [{ name: { en: 'Football', ru: 'Футбол' }, path: '/line/football' }, CHAMPIONSHIP],
  home: { en: 'Harbour', ru: 'Гавань' },
  away: { en: 'Mill' },
  isField: false,
  startsAtMs: Date.UTC(2027, 0, 2, 15, 30),
  isCalledOff: false,
  prices: [{ name: { en: 'Harbour', ru: 'Гавань' }, oddsMilli: 2_150 }],
};
const ARTICLE: DocumentHead = {
  kind: 'page',
  title: 'How odds move',
  description: 'Why a price changes.',
  language: 'en',
  languages: ['en'],
  isArticle: true,
  day: '2026-11-20',
  changedAtMs: Date.UTC(2026, 10, 21),
  trail: [{ address: '/blog', title: 'Blog' }],
  questions: [],
  picture: { path: '/content-pictures/a/780.webp', width: 780, height: 520, alt: 'A field' },
  isPreview: false,
};

type Told = Readonly<Record<string, unknown>>;
const thingsOf = (facts: Parameters<typeof structuredData>[0], page = PAGE) =>
  Object.fromEntries(
    (structuredData(facts, page)?.['@graph'] as Told[]).map((thing) => [thing['@type'] as string, thing]),
  );

describe('what a match says to machines', () => {
  it('is who plays when, in the language of its page, below its championship', () => {
    const { SportsEvent, BreadcrumbList } = thingsOf(MATCH);
    expect(SportsEvent).toMatchObject({
      name: 'Гавань – Mill',
      sport: 'Футбол',
      url: AT + PAGE.path,
      startDate: '2027-01-02T15:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      superEvent: { name: 'Высшая лига', url: `${AT}/line/football/7-top-league` },
      homeTeam: { '@type': 'SportsTeam', name: 'Гавань' },
    });
    const steps = (BreadcrumbList?.['itemListElement'] as Told[]).map(({ position, name, item }) => [
      position,
      name,
      item,
    ]);
    expect(steps).toEqual([
      [1, 'Paddock', AT],
      [2, 'Футбол', `${AT}/line/football`],
      [3, 'Высшая лига', `${AT}/line/football/7-top-league`],
      [4, PAGE.title, AT + PAGE.path],
    ]);
  });

  it('offers the prices that can be taken, and nothing where none can', () => {
    const [offer] = thingsOf(MATCH)['SportsEvent']?.['offers'] as Told[];
    expect(offer).toMatchObject({
      name: 'Гавань',
      availability: 'https://schema.org/InStock',
      additionalProperty: { propertyID: 'decimalOdds', value: 2.15 },
    });
    expect(offer).not.toHaveProperty('price');
    const closed = thingsOf({ ...MATCH, prices: [] })['SportsEvent']?.['offers'];
    expect(closed).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('says that it is called off, and of a race that it has no two sides', () => {
    const { SportsEvent } = thingsOf({ ...MATCH, isCalledOff: true, isField: true });
    expect(SportsEvent).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled', name: 'Гавань' });
    expect(SportsEvent).not.toHaveProperty('homeTeam');
  });
});

describe('what a document says to machines', () => {
  it('is an article with its days, below its list', () => {
    const { Article, BreadcrumbList, FAQPage } = thingsOf(ARTICLE, { ...PAGE, language: 'en' });
    expect(Article).toMatchObject({
      headline: 'How odds move',
      image: ['https://bets.example/content-pictures/a/780.webp'],
      datePublished: '2026-11-20',
      dateModified: '2026-11-21T00:00:00.000Z',
      publisher: { name: 'Paddock' },
    });
    expect(BreadcrumbList?.['itemListElement']).toHaveLength(3);
    expect(FAQPage).toBeUndefined();
  });

  it('is told of at the address in whose language it is written, as that is its canonical one', () => {
    const { Article, BreadcrumbList } = thingsOf(ARTICLE, { ...PAGE, path: '/blog/odds' });
    expect(Article?.['mainEntityOfPage']).toBe('https://bets.example/en/blog/odds');
    expect(JSON.stringify(BreadcrumbList)).not.toContain(AT);
  });

  it('is its questions with their answers', () => {
    const questions = [{ question: 'When?', answer: 'Now.' }];
    const { FAQPage, Article } = thingsOf({ ...ARTICLE, isArticle: false, questions });
    expect(FAQPage?.['mainEntity']).toEqual([
      { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Now.' } },
    ]);
    expect(Article).toBeUndefined();
  });

  it('is nothing where it is neither', () => {
    expect(structuredData({ ...ARTICLE, isArticle: false, trail: [] }, PAGE)).toBeUndefined();
    expect(structuredData(undefined, PAGE)).toBeUndefined();
  });
});
