import { FIVE_EUR } from '../promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';

describe('the start of a version of a promotion', () => {
  let fixture: PromotionsFixture;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    await fixture.run('five', FIVE_EUR);
  });
  afterAll(() => fixture.close());

  const start = async (version: number) => {
    const { status, body } = await fixture.operate('POST', '/five/start', { version, reason: 'for a test' });
    return [status, (JSON.parse(body) as { code?: string }).code];
  };

  it.each([
    ['is refused where nobody wrote it', 2_147_483_647, [404, 'NOT_FOUND']],
    ['is no version where the database could not keep it', 2_147_483_648, [400, 'INVALID_INPUT']],
    ['is no version below the first', 0, [400, 'INVALID_INPUT']],
  ])('%s', async (_name, version, refused) => {
    expect(await start(version)).toEqual(refused);
  });
});
