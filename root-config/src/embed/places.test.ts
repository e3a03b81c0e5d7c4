import { EMBED_PLACE, type EmbedPlace } from '@paddock/contract';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { plainLifecycles } from '../testing/region-fixture.ts';
import { aBoot } from '../testing/site-fixture.ts';
import { createSystemFixture } from '../testing/system-fixture.ts';
import { createPlaces } from './places.ts';

const PLACE: EmbedPlace = { parcel: 'slow', kind: 'pages', key: 'main', namespaces: [], props: {} };

let page: FakePage;
beforeEach(() => {
  document.body.replaceChildren();
  page = installFakePage();
});
afterEach(() => page.remove());

function stand() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div ${EMBED_PLACE}="slow/main">stands in</div>`;
  const chunk = Promise.withResolvers<unknown>();
  const lifecycles = plainLifecycles(() => 'embedded');
  const files = createSystemFixture();
  files.serve('@paddock/slow', {
    kind: 'module',
    exports: () => ({ pages: { main: () => chunk.promise } }),
  });
  const embed = createPlaces({ boot: { ...aBoot(), origin: 'https://site.test' }, places: [PLACE] });
  return { container, embed, come: () => chunk.resolve(lifecycles) };
}

it('shows a page in the document of another site, and takes it away', async () => {
  const { container, embed, come } = stand();
  come();
  await embed.mount({ container });
  expect(container.textContent).toBe('embedded');
  await embed.unmount();
  expect(container.textContent).toBe('');
});

it('mounts nothing that has come after it was taken away', async () => {
  const { container, embed, come } = stand();
  const mounting = embed.mount({ container });
  await embed.unmount();
  come();
  await expect(mounting).rejects.toThrow();
  expect(container.textContent).toBe('stands in');
  expect(document.body.children).toHaveLength(1);
});
