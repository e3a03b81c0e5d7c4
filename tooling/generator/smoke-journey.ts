import { examplePath } from '../manifest/example-path.ts';
import type { ParcelRequest } from './parcel-request.ts';

/** A first journey of the new parcel in a real browser: its page and its widget stand in the site, in two languages. */
export function smokeJourney({ name, route }: ParcelRequest): string {
  const path = examplePath(route);
  const at = (language: string): string => `'/${language}${path === '/' ? '' : path}'`;
  return `import { textHolding } from '../pages/page-words.ts';
import { setStage, type Stage } from '../setup/stage.ts';

describe('the ${name} parcel', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.close());

  it.each([
    [${at('en')}, 'New page', 'You are not signed in.'],
    [${at('ru')}, 'Новая страница', 'Вы не вошли на сайт.'],
  ])('stands in the site at %s', async (path, title, card) => {
    const visitor = await stage.visit();
    await visitor.open(path);
    await textHolding(visitor.page, 'h1', title);
    await textHolding(visitor.page, '#region-aside', card);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});
`;
}
