import { readExchangeConfig } from '../../../kernel/config/exchange-config.ts';
import { chapterOfRules, RULE_LANGUAGES } from '../../../testing/index.ts';
import { QUOTE_LASTS_MS } from './quote.ts';

it.each(RULE_LANGUAGES)(
  'the betting rules in %s name what an exchange costs and how long its rate lives',
  (language) => {
    const say = (en: string, ru: string) => (language === 'en' ? en : ru);
    const { spreadBasisPoints, rateLastsMs } = readExchangeConfig({});
    const text = chapterOfRules(language, 'accounts');
    const percent = spreadBasisPoints / 100;
    expect(text).toContain(say(`share of ${percent} percent`, `доли, ${percent} процента`));
    const seconds = QUOTE_LASTS_MS / 1_000;
    expect(text).toContain(say(`holds for ${seconds} seconds`, `действует ${seconds} секунд`));
    const minutes = rateLastsMs / 60_000;
    expect(text).toContain(say(`older than ${minutes} minutes`, `старше ${minutes} минут`));
  },
);
