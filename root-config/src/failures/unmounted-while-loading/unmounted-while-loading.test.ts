import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('a widget unmounted while it is on its way', () => {
  it('is never mounted when its entry comes too late', async () => {
    const fixture = createRegionFixture();
    const mount = jest.fn(() => Promise.resolve());
    const widgets = { main: plainLifecycles(() => 'coupon', { mount }) };
    fixture.serve('@paddock/leaving', { kind: 'module', exports: () => ({ widgets }) });
    const widget = fixture.widgets.mount(fixture.region, 'leaving/main', { region: 'aside' });
    await widget.unmount();
    await pass(20_000);
    expect(mount).not.toHaveBeenCalled();
    expect(fixture.region.childElementCount).toBe(0);
  });

  it('leaves the stylesheet that came with its chunk switched off', async () => {
    const fixture = createRegionFixture();
    const main = async () => {
      await new Promise((resolve) => void setTimeout(resolve, 100));
      const sheet = document.head.appendChild(document.createElement('link'));
      sheet.dataset['parcel'] = 'styled';
      return plainLifecycles(() => 'coupon');
    };
    fixture.serve('@paddock/styled', { kind: 'module', exports: () => ({ widgets: { main } }) });
    const widget = fixture.widgets.mount(fixture.region, 'styled/main', { region: 'aside' });
    await pass(50);
    await widget.unmount();
    await pass(100);
    expect(document.querySelector<HTMLLinkElement>('link[data-parcel=styled]')?.media).toBe('not all');
  });

  it('is unmounted again when it left during its mount, and leaves nothing', async () => {
    const fixture = createRegionFixture();
    const unmount = jest.fn(() => Promise.resolve());
    const mount = () => new Promise<void>((resolve) => void setTimeout(resolve, 100));
    const widgets = { main: plainLifecycles(() => 'coupon', { mount, unmount }) };
    fixture.serve('@paddock/hasty', { kind: 'module', exports: () => ({ widgets }) });
    const widget = fixture.widgets.mount(fixture.region, 'hasty/main', { region: 'aside' });
    await pass(50);
    await widget.unmount();
    await pass(100);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(fixture.region.childElementCount).toBe(0);
    expect(document.getElementById('frame-portals')?.childElementCount).toBe(0);
  });

  it('stops its retries', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/gone', { kind: 'missing' });
    const widget = fixture.widgets.mount(fixture.region, 'gone/main', { region: 'aside' });
    await pass(500);
    await widget.unmount();
    await pass(60_000);
    expect(fixture.fetches.get(fixture.urlOf('@paddock/gone'))).toBe(1);
  });
});
