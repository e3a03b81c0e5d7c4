import { jest } from '@jest/globals';

import { createRegionFixture, pass, plainLifecycles } from '../testing/region-fixture.ts';

beforeEach(() => void jest.useFakeTimers());

describe('a widget', () => {
  it('stands in a slot of its parcel and tells who listens, until they stop, what becomes of it', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/told', {
      kind: 'module',
      exports: () => ({ widgets: { main: plainLifecycles(() => 'here') } }),
    });
    const widget = fixture.widgets.mount(fixture.region, 'told/main', { region: 'aside' });
    const heard: string[] = [];
    widget.subscribe(() => heard.push(`one ${widget.getView().status}`));
    const stop = widget.subscribe(() => heard.push('other'));
    stop();
    await pass(0);
    expect(heard.at(-1)).toBe('one ready');
    expect(heard).not.toContain('other');
    const [slot] = fixture.region.children as unknown as HTMLElement[];
    expect([slot?.dataset['parcel'], slot?.textContent]).toEqual(['told', 'here']);
    await widget.unmount();
    expect(fixture.region.childElementCount).toBe(0);
  });

  it('stands within a page that mounts it', async () => {
    const fixture = createRegionFixture();
    const place = document.createElement('div');
    fixture.serve('@paddock/paged', {
      kind: 'module',
      exports: () => ({
        pages: {
          home: plainLifecycles(({ domElement, mountWidget }) => {
            domElement.after(place);
            (mountWidget as (...of: unknown[]) => unknown)(place, 'beside/main', { own: 'dice' });
            return 'page';
          }),
        },
      }),
    });
    fixture.serve('@paddock/beside', {
      kind: 'module',
      exports: () => ({ widgets: { main: plainLifecycles(({ own }) => `beside ${String(own)}`) } }),
    });
    const mountWidget = (element: HTMLElement, widget: string, props: object) =>
      fixture.widgets.mount(element, widget, { region: 'page', props: { ...props } });
    const target = fixture.target('paged', 'home', { mountWidget });
    fixture.pages.show(target);
    await pass(0);
    await pass(0);
    expect([target.log, place.textContent]).toEqual([['mounted: page'], 'beside dice']);
  });

  it('is given its name, the language, and whatever changes for all', async () => {
    const fixture = createRegionFixture();
    const text = ({ widget, language, side }: Readonly<Record<string, unknown>>) =>
      `${String(widget)} ${String(language)} ${String(side)}`;
    fixture.serve('@paddock/spoken', {
      kind: 'module',
      exports: () => ({ widgets: { main: plainLifecycles(text) } }),
    });
    const options = { region: 'menu', props: { side: 'left' } } as const;
    const widget = fixture.widgets.mount(fixture.region, 'spoken/main', options);
    await pass(0);
    expect(fixture.region.textContent).toBe('main en left');
    fixture.widgets.updateAll({ language: 'ru' });
    await pass(0);
    expect(fixture.region.textContent).toBe('main ru left');
    widget.update({ side: 'right' });
    await pass(0);
    expect(fixture.region.textContent).toBe('main ru right');
    await widget.unmount();
    fixture.widgets.updateAll({ language: 'de' });
    await pass(0);
    expect(fixture.region.textContent).toBe('');
  });

  it('comes at the refresh button once its parcel is there', async () => {
    const fixture = createRegionFixture();
    fixture.serve('@paddock/late', { kind: 'missing' });
    const widget = fixture.widgets.mount(fixture.region, 'late/main', { region: 'footer' });
    await pass(7_010);
    expect(widget.getView()).toMatchObject({ status: 'error' });
    fixture.serve('@paddock/late', {
      kind: 'module',
      exports: () => ({ widgets: { main: plainLifecycles(() => 'late') } }),
    });
    widget.retry();
    await pass(0);
    expect(widget.getView()).toEqual({ status: 'ready' });
    expect(fixture.region.textContent).toBe('late');
  });
});
