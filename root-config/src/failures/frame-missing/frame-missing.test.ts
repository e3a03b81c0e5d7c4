import { jest } from '@jest/globals';
import { FRAME_IDS } from '@paddock/contract';
import { installFakePage } from '@paddock/shared-utils/testing';

import { startRootConfig } from '../../boot/start.ts';
import { openDocument } from '../../testing/document-fixture.ts';
import { pass } from '../../testing/region-fixture.ts';
import { aBoot, aSite } from '../../testing/site-fixture.ts';
import { createSystemFixture } from '../../testing/system-fixture.ts';

describe('a frame that cannot be loaded', () => {
  it("is retried three times, then the document's own fatal page stands [S4-01]", async () => {
    jest.useFakeTimers();
    const page = installFakePage({ site: aSite() });
    openDocument('/en');
    const files = createSystemFixture();
    files.serve('@paddock/shell-react', { kind: 'missing' });
    startRootConfig(window, files.system, aBoot());
    const fatal = document.getElementById(FRAME_IDS.fatal);
    await pass(6_900);
    expect(fatal?.hidden).toBe(true);
    await pass(200);
    expect(fatal?.hidden).toBe(false);
    expect(document.getElementById(FRAME_IDS.root)?.hidden).toBe(true);
    expect(document.documentElement.dataset['rootConfig']).toBeUndefined();
    page.remove();
  });
});
