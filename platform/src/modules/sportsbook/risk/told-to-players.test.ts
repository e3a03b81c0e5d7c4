import { MARKET_TYPES } from '@paddock/contract';

import { chapterOfRules, eurosInRules, RULE_LANGUAGES } from '../../../testing/index.ts';
import { PAYOUT_CAP_CENTS, PERSON_RETURNS_CENTS, PERSON_SHARE_CENTS, SELECTION_ROOM_CENTS } from './room.ts';
import { MAX_LEGS, stakeBounds } from './stake-bounds.ts';

describe.each(RULE_LANGUAGES)('the betting rules in %s name the numbers of the code', (language) => {
  const say = (en: string, ru: string) => (language === 'en' ? en : ru);
  const euros = (cents: bigint) => eurosInRules(cents, language);

  it('of stakes, and of what is shared', () => {
    const text = chapterOfRules(language, 'placing-a-bet');
    const winner = MARKET_TYPES.get('1x2');
    const main = winner && stakeBounds([winner], 'EUR');
    expect(text).toContain(euros(main?.minMinor ?? 0n));
    expect(text).toContain(say('up to ', 'до ') + euros(main?.maxMinor ?? 0n));
    const risked = say('at most ', 'больше чем ');
    const returned = say('may return ', 'принести не больше ');
    expect(text).toContain(risked + euros(SELECTION_ROOM_CENTS));
    expect(text).toContain(returned + euros(SELECTION_ROOM_CENTS));
    expect(text).toContain(returned + euros(PERSON_RETURNS_CENTS));
    expect(PERSON_SHARE_CENTS * 10n).toBe(SELECTION_ROOM_CENTS);
    expect(text).toContain(say('at most a tenth', 'не больше десятой части'));
  });

  it('of the most a bet pays, and of the legs it may have', () => {
    expect(chapterOfRules(language, 'what-a-bet-pays')).toContain(euros(PAYOUT_CAP_CENTS));
    expect(MAX_LEGS).toBe(15);
    expect(chapterOfRules(language, 'accumulators')).toContain(
      say('two to fifteen', 'от двух до пятнадцати'),
    );
  });
});
