import type {
  GrantView,
  OperatorPromotionView,
  PromotionTerms,
  PromotionView,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { FIVE_EUR, termsOf } from './promotion-terms.fixture.ts';
import { insertVersion } from './promotion-store.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

const textOf = (title: string) => ({ title, summary: `${title}.`, paragraphs: [] });
const TEXT = { en: textOf('Five'), ar: textOf('خمسة'), pt: textOf('Cinco') };
const TITLE = { en: 'Five', ar: 'خمسة', pt: 'Cinco' };

describe('texts of promotions', () => {
  let fixture: PromotionsFixture;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterAll(() => fixture.close());

  const shown = async (code: string, query = '') =>
    JSON.parse((await fixture.operate('GET', `/${code}${query}`)).body) as OperatorPromotionView;

  it('are told in every language they are written in, and operators which of the site’s are missing', async () => {
    await fixture.run('five', { ...FIVE_EUR, text: TEXT });
    const player = await fixture.undecided();
    const read = (await fixture.call(player, 'GET', '/web-api/promotions/five')).json as PromotionView;
    expect(read.text).toEqual(TEXT);
    const joined = (await fixture.take(player, 'five')).json as GrantView;
    expect(joined.title).toEqual(TITLE);
    const { missing, terms } = await shown('five');
    const { all } = fixture.platform().modules.site.siteConfig().languages;
    expect(missing).toEqual(all.filter((language) => !(language in TEXT)));
    expect(missing).toContain('ru');
    expect(terms.text).toEqual(TEXT);
  });

  it('are refused without the site’s own language', async () => {
    const terms = termsOf(fixture.platform().clock.nowMs(), { text: { de: textOf('Fünf') } });
    const { status, body } = await fixture.operate('POST', '/check', { terms });
    expect([status, body]).toEqual([400, expect.stringContaining('"/terms/text/en"')]);
  });

  it('may be in another language in the next version, beside which the last one stays', async () => {
    const before: PromotionTerms = termsOf(fixture.platform().clock.nowMs(), FIVE_EUR);
    const { kernel } = fixture.platform();
    await inTransaction(kernel.db, (tx) =>
      insertVersion(tx, { code: 'old', terms: before, author: 'eve', reason: 'a test', atMs: 1 }),
    );
    const started = await fixture.operate('POST', '/old/start', { version: 1, reason: 'as it stood' });
    expect(started.status).toBe(200);
    await fixture.run('old', { ...FIVE_EUR, text: TEXT });
    expect(Object.keys((await shown('old', '?version=1')).terms.text)).toEqual(['en', 'ru']);
    expect(Object.keys((await shown('old', '?version=2')).terms.text).toSorted()).toEqual(['ar', 'en', 'pt']);
  });
});
