import type { PromotionTerms } from '@paddock/contract/schemas';

import { TERMS } from '../../pages/promotions-page.fixture.ts';
import { unchangedTexts } from './unchanged-texts.ts';

const { text } = TERMS;
const written = (words: string) => ({ title: words, summary: words, paragraphs: [] });

describe('texts that say what they said at the beginning', () => {
  const of = (over: Partial<PromotionTerms>, origins = [TERMS]) =>
    unchangedTexts({ ...TERMS, ...over }, origins);

  it('are none while nothing else is changed, but for times and the picture', () => {
    expect(of({})).toEqual([]);
    expect(of({ opensAtMs: 1, closesAtMs: 2, picture: '/a.jpg' })).toEqual([]);
    expect(of({ limits: { grants: 5 } }, [])).toEqual([]);
  });

  it('are all once a figure of the terms is another one', () => {
    expect(of({ gives: { kind: 'bonus', currencies: { EUR: { amount: '20.00' } } } })).toEqual(['en', 'ru']);
  });

  it('are the others once one language says something else, is added or removed', () => {
    expect(of({ text: { ...text, en: written('Another') } })).toEqual(['ru']);
    expect(of({ text: { ...text, de: written('Neu') } })).toEqual(['en', 'ru']);
    expect(of({ text: { en: written('Another'), ru: written('Другая') }, limits: { grants: 5 } })).toEqual(
      [],
    );
    const { ru: _gone, ...rest } = text;
    expect(of({ text: rest })).toEqual(['en']);
  });

  it('are those of any sample, unless one of them is just this', () => {
    const other = { ...TERMS, limits: { grants: 9 } };
    expect(of({ limits: { grants: 5 } }, [other, TERMS])).toEqual(['en', 'ru']);
    expect(of({ limits: { grants: 9 } }, [other, TERMS])).toEqual([]);
  });
});
