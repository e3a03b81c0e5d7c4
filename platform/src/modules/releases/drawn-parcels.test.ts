import { testParcel } from './testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts';

const DRAWING = `System.register([], (put) => ({
  execute() { put('drawings', { home: { readsOf: () => [], draw: () => '<p>shelves of drawn goods</p>' } }); },
}));`;

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({
    drawn: { parcel: 'betting', page: 'line', draw: () => `'<p>Live</p>'` },
  });
});
afterAll(() => registry.close());

/** The document of a page; asked for again as long as it is not drawn, since the first drawing begins a process. */
async function documentOf(path: string, tries: number): Promise<string> {
  const { body } = await registry.site.platform.app.inject(path);
  return body.includes('data-drawn') || tries === 1 ? body : documentOf(path, tries - 1);
}

describe('a published parcel that draws its page', () => {
  it('is published as ever, and its code is not run on the server', async () => {
    const team = await registry.team(['shop']);
    expect((await team.publish(testParcel('shop', { drawing: DRAWING }))).status).toBe(200);
    const html = await documentOf('/en/shop', 5);
    expect(html).toContain('<title>Shop · Paddock</title>');
    expect(html).not.toContain('data-drawn');
    // Others go on: what the site's own build brought is drawn.
    expect(await documentOf('/en/live', 40)).toContain('data-drawn');
  });
});
