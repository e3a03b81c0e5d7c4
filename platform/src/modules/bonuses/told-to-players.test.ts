import { chapterOfRules, RULE_LANGUAGES } from '../../testing/index.ts';
import { offerIn } from './offer.ts';

it.each(RULE_LANGUAGES)('the betting rules in %s name the smallest price that counts', (language) => {
  const euro = { percent: 100, upTo: '100', minDeposit: '10' };
  const offer = offerIn({ wageringMultiple: 5, days: 30, offers: { EUR: euro } }, 'EUR', []);
  const price = ((offer?.terms.minOddsMilli ?? 0) / 1_000).toFixed(2);
  const text = chapterOfRules(language, 'bonus-money');
  expect(text).toContain(language === 'en' ? `more, ${price}` : `условиям, ${price.replace('.', ',')}`);
});

it.each([
  ['en' as const, 'its bonus part counts by the share of that real money you can lose at worst'],
  ['ru' as const, 'её бонусная часть считается той долей, какую из этих реальных денег вы можете потерять'],
])('the betting rules in %s say what counts of bonus money beside open bets', (language, said) => {
  expect(chapterOfRules(language, 'bonus-money')).toContain(said);
});
