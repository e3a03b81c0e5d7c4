import { textHolding } from '../pages/page-words.ts';
import { setStage, type Stage } from '../setup/stage.ts';

describe('the desk of operators', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.close());

  it.each([
    ['/en/desk', 'Trading desk', 'Enter your name'],
    ['/ru/desk/trading', 'Трейдинг', 'Введите имя'],
  ])('asks an operator to sign in at %s, and is not for search engines', async (path, title, button) => {
    const visitor = await stage.visit();
    await visitor.open(path);
    await textHolding(visitor.page, 'h1', title);
    await textHolding(visitor.page, '[data-testid="desk-sign-in"] button[type="submit"]', button);
    const robots = await visitor.page.$eval('meta[name="robots"]', (tag) => tag.getAttribute('content'));
    expect(robots).toContain('noindex');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});
