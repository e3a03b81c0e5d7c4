import { MOST_LEGS } from '@paddock/contract/bets';
import { MARKET_TYPES } from '@paddock/contract/markets';

import { chapterOfRules, eurosInRules, RULE_LANGUAGES } from '../../../testing/index.ts';
import { USUAL_RISK } from './usual-risk.ts';
import { stakeBounds } from './stake-bounds.ts';

describe.each(RULE_LANGUAGES)('the betting rules in %s name the numbers of the code', (language) => {
  const say = (en: string, ru: string) => (language === 'en' ? en : ru);
  const euros = (cents: bigint) => eurosInRules(cents, language);

  it('of stakes, and of what is shared', () => {
    const text = chapterOfRules(language, 'placing-a-bet');
    const winner = MARKET_TYPES.get('1x2');
    const main = winner && stakeBounds([winner], 'EUR', USUAL_RISK);
    expect(text).toContain(euros(main?.minMinor ?? 0n));
    expect(text).toContain(say('up to ', 'до ') + euros(main?.maxMinor ?? 0n));
    const risked = say('at most ', 'больше чем ');
    const returned = say('may return ', 'принести не больше ');
    expect(text).toContain(risked + euros(USUAL_RISK['selection-room']));
    expect(text).toContain(returned + euros(USUAL_RISK['selection-room']));
    expect(text).toContain(returned + euros(USUAL_RISK['person-returns']));
    expect(USUAL_RISK['person-share'] * 10n).toBe(USUAL_RISK['selection-room']);
    expect(text).toContain(say('at most a tenth', 'не больше десятой части'));
  });

  it('of the most a bet pays, and of the legs it may have', () => {
    expect(chapterOfRules(language, 'what-a-bet-pays')).toContain(euros(USUAL_RISK['payout-cap']));
    expect(MOST_LEGS).toBe(15);
    expect(chapterOfRules(language, 'accumulators')).toContain(
      say('two to fifteen', 'от двух до пятнадцати'),
    );
  });
});
