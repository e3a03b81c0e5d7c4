import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withLandings } from './document/landing-names.ts';
import { configOfFile } from './testing/config-of-file.ts';
import { SITE_FILE } from './versions/site-file.ts';
import { bootOf, startTestSite, type TestSite } from './testing/test-site.ts';

const LANDING = {
  id: 'landing-derby',
  title: { en: 'The derby', ru: 'Дерби' },
  paragraphs: [{ en: 'Saturday at noon.' }],
  button: { label: { en: 'To the match' }, path: '/line/football' },
};

describe('landing pages of a site [S2-57]', () => {
  it.each<readonly [unknown, RegExp]>([
    [{ landings: [{ ...LANDING, id: 'derby' }] }, /\/landings\/0\/id/],
    [{ landings: [LANDING, LANDING] }, /\/landings has landing-derby twice/],
    [{ landings: [{ ...LANDING, button: { ...LANDING.button, path: '//evil.example' } }] }, /\/button\/path/],
    [{ availableRoutes: [0] }, /\/availableRoutes\/0/],
    [{ forbiddenFragments: ['a'] }, /\/forbiddenFragments\/0/],
  ])('are refused in the configuration: %j', (own, complaint) => {
    const dir = mkdtempSync(join(tmpdir(), 'paddock-landings-'));
    writeFileSync(join(dir, SITE_FILE), JSON.stringify(own));
    expect(() => configOfFile(dir, true)).toThrow(complaint);
    rmSync(dir, { recursive: true });
  });

  it('title their page', async () => {
    const namesOf = withLandings(() => Promise.resolve({ names: { name: { en: 'x' } } }), {
      landings: [LANDING],
    });
    expect(await namesOf('landingId', 'landing-derby')).toEqual({ names: { name: LANDING.title } });
    expect(await namesOf('landingId', 'landing-other')).toBeUndefined();
    expect(await namesOf('team', 'landing-derby')).toEqual({ names: { name: { en: 'x' } } });
  });

  describe('which stand in it', () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite({
        siteFile: { landings: [LANDING], forbiddenFragments: ['casino'] },
        dependencies: { namesOf: () => Promise.resolve(undefined) },
      });
    });
    afterAll(() => site.close());

    it.each([
      ['landing-derby', 200],
      ['landing-other', 404],
      ['derby', 404],
    ])('%s is answered with %d, as a document', async (id, status) => {
      const answer = await site.platform.app.inject(`/en/landing-page/${id}`);
      expect(answer.statusCode).toBe(status);
      if (status !== 200) return;
      // Its words are read by its page alone.
      expect(bootOf(answer.body).site.landings).toBeUndefined();
    });

    it('are read one by one', async () => {
      const known = await site.platform.app.inject('/web-api/landings/landing-derby');
      expect(known.json()).toEqual(LANDING);
      const other = await site.platform.app.inject('/web-api/landings/landing-other');
      expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    });

    it('no path holds what is forbidden, and the page is told so [S5-04]', async () => {
      const answer = await site.platform.app.inject('/en/CASINO');
      expect(answer.statusCode).toBe(404);
      expect(bootOf(answer.body).site.forbiddenFragments).toEqual(['casino']);
    });
  });
});
