import { promotionNames } from './promotion-names.ts';
import { FIVE_EUR, termsOf } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('promotions', () => {
  let fixture: PromotionsFixture;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterAll(() => fixture.close());

  it('title their pages, also those of advertisements, but for who is not shown them', async () => {
    const [open, byCode, draft] = ['open', 'by-code', 'draft'];
    await fixture.run(open);
    await fixture.run(byCode, { ...FIVE_EUR, starts: { on: 'code', code: 'SESAME' } });
    const terms = termsOf(fixture.platform().clock.nowMs());
    await fixture.operate('POST', '', { code: draft, terms, reason: 'a trial' });
    const { kernel } = fixture.platform();
    const languages = () => ({ all: ['en', 'ru', 'de'], fallback: 'ru' });
    const named = (address: string) => promotionNames({ kernel, languages }, address);
    // A page in a language that is missing is titled as the promotion is read there: in the site's own.
    const name = { en: 'Second Helping', ru: 'Добавка', de: 'Добавка' };
    expect([await named(open), await named(`landing-${open}`)]).toEqual([{ name }, { name }]);
    expect([await named(byCode), await named(draft), await named('none')]).toEqual([
      {},
      undefined,
      undefined,
    ]);
  });
});
