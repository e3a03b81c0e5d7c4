import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('a failing region', () => {
  it('takes nothing with it: page and other widgets stand, only its own view is an error', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/broken-foot', { kind: 'missing' });
    fixture.serve('@paddock/sound', {
      kind: 'module',
      exports: () => ({
        pages: { live: plainLifecycles(() => 'page') },
        widgets: { main: plainLifecycles(() => 'widget') },
      }),
    });
    const foot = document.body.appendChild(document.createElement('footer'));
    const side = document.body.appendChild(document.createElement('aside'));
    const broken = fixture.widgets.mount(foot, 'broken-foot/main', { region: 'footer' });
    const sound = fixture.widgets.mount(side, 'sound/main', { region: 'aside' });
    fixture.pages.show(fixture.target('sound', 'live'));
    await pass(7_010);
    expect(broken.getView()).toMatchObject({ status: 'error', failure: { parcel: 'broken-foot' } });
    expect(sound.getView()).toEqual({ status: 'ready' });
    expect(side.textContent).toBe('widget');
    expect(fixture.region.textContent).toBe('page');
  });

  it('retries the header five times a second apart [S4-01]', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/headless', { kind: 'missing' });
    const widget = fixture.widgets.mount(fixture.region, 'headless/main', { region: 'header' });
    await pass(4_999);
    expect(widget.getView()).toEqual({ status: 'loading' });
    await pass(10);
    expect(widget.getView()).toMatchObject({ status: 'error' });
    expect(fixture.fetches.get(fixture.urlOf('@paddock/headless'))).toBe(6);
  });

  it('shares one import between regions that wait for the same parcel', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/twice', { kind: 'missing' });
    fixture.widgets.mount(fixture.region, 'twice/main', { region: 'aside' });
    fixture.widgets.mount(fixture.region, 'twice/other', { region: 'menu' });
    await pass(1_500);
    expect(fixture.fetches.get(fixture.urlOf('@paddock/twice'))).toBe(2);
  });
});
