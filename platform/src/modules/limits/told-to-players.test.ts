import { LIMIT_RULES, LIMIT_TYPES, type LimitType } from '@paddock/contract';

import { chapterOfRules, RULE_LANGUAGES } from '../../testing/index.ts';
import { approvableAtMs } from './limit-change.ts';

it.each(RULE_LANGUAGES)('the betting rules in %s name how long limits wait and breaks last', (language) => {
  const say = (en: string, ru: string) => (language === 'en' ? en : ru);
  const hours = approvableAtMs({ setAtMs: 0 }) / 3_600_000;
  expect(chapterOfRules(language, 'limits')).toContain(say(`waits ${hours} hours`, `ждёт ${hours} часа`));
  const longest = (type: LimitType) => Math.max(...(LIMIT_RULES[type].values ?? []));
  const text = chapterOfRules(language, 'breaks');
  const days = longest(LIMIT_TYPES.depositTimeout);
  expect(text).toContain(say(`to ${days} days`, `до ${days} дней`));
  expect(longest(LIMIT_TYPES.selfExclusion)).toBe(3_650);
  expect(text).toContain(say('up to ten years', 'до десяти лет'));
});
