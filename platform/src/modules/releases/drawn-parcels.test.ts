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

/** The document of a page, after its drawing has had the time to begin its process. */
async function documentOf(path: string): Promise<string> {
  const { app } = registry.site.platform;
  for (let tries = 0; tries < 4; tries++) await app.inject(path);
  return (await app.inject(path)).body;
}

describe('a published parcel that draws its page', () => {
  it('is published as ever, and its code is not run on the server', async () => {
    const team = await registry.team(['shop']);
    expect((await team.publish(testParcel('shop', { drawing: DRAWING }))).status).toBe(200);
    const html = await documentOf('/en/shop');
    expect(html).toContain('<title>Shop · Paddock</title>');
    expect(html).not.toContain('data-drawn');
    // Others go on: what the site's own build brought is drawn.
    expect(await documentOf('/en/live')).toContain('data-drawn');
  });
});
