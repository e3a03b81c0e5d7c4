import { openBareSockets, type BareSockets } from './bare-sockets.fixture.ts';

const MAGAZINE = 'https://magazine.example';

describe('a live socket', () => {
  let sockets: BareSockets;
  beforeAll(async () => {
    sockets = await openBareSockets(
      { embedOrigins: () => [MAGAZINE] },
      { publicOrigin: 'https://paddock.test' },
    );
  });
  afterAll(() => sockets.close());

  /** The status of the answer to a page of this origin. */
  const statusFor = async (origin?: string) =>
    (await sockets.connect(origin === undefined ? {} : { origin })).status;

  it.each(['https://evil.example', 'https://paddock.test.evil.example', 'https://paddock.test:8443', 'null'])(
    'is not opened by a page of %s',
    async (origin) => {
      expect(await statusFor(origin)).toBe(403);
      const codes = sockets.platform.logged.map(({ fields }) => (fields as { code?: string }).code);
      expect(codes).toContain('FOREIGN_REQUEST');
    },
  );

  it('is opened by pages of the site, of sites that show it, and by what is no browser', async () => {
    expect(await statusFor('https://paddock.test')).toBe(101);
    expect(await statusFor(sockets.origin)).toBe(101);
    expect(await statusFor(MAGAZINE)).toBe(101);
    expect(await statusFor()).toBe(101);
  });
});
