import type { FrameProps, MountProps } from '@paddock/contract';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { openDocument } from '../testing/document-fixture.ts';
import { plainLifecycles } from '../testing/region-fixture.ts';
import { aBoot, aSite } from '../testing/site-fixture.ts';
import { createSystemFixture } from '../testing/system-fixture.ts';
import { until } from '../testing/navigator-fixture.ts';
import { startRootConfig } from './start.ts';

let page: FakePage;
beforeEach(() => {
  page = installFakePage({ site: aSite() });
});
afterEach(() => page.remove());

/** A frame in plain DOM: a header widget and the page region. */
const plainFrame = {
  mount({ host, domElement }: FrameProps & MountProps) {
    domElement.innerHTML = '<header></header><main id="page"></main>';
    const header = domElement.querySelector('header') as HTMLElement;
    host.mountWidget(header, 'header/main', { region: 'header' });
    host.attachPageRegion(domElement.querySelector('main') as HTMLElement);
    return Promise.resolve();
  },
  unmount: () => Promise.resolve(),
};

const heading = (text: string) =>
  plainLifecycles(({ params }) => `${text} ${Object.values(params as object).join()}`);

describe('starting the page', () => {
  it('mounts frame, widgets and the page of the address, and follows links from there', async () => {
    openDocument('/en/live/football');
    const files = createSystemFixture();
    files.serve('@paddock/shell-react', { kind: 'module', exports: () => plainFrame });
    files.serve('@paddock/header', {
      kind: 'module',
      exports: () => ({ widgets: { main: plainLifecycles(() => 'band') } }),
    });
    files.serve('@paddock/betting', {
      kind: 'module',
      exports: () => ({ pages: { home: heading('home'), live: heading('live'), line: heading('line') } }),
    });
    startRootConfig(window, files.system, aBoot());
    const main = () => document.querySelector('main')?.textContent;
    await until(() => main() === 'live football');
    expect(document.querySelector('header')?.textContent).toBe('band');
    expect(document.documentElement.dataset['rootConfig']).toBe('ready');
    expect(page.shared.navigation.currentRoute$.snapshot()).toMatchObject({
      status: 'ready',
      matched: { route: { id: 'betting.live' }, params: { sport: 'football' } },
    });

    const link = Object.assign(document.createElement('a'), { href: '/en/line/tennis' });
    document.body.append(link);
    link.click();
    await until(() => main() === 'line tennis');
    expect(location.pathname).toBe('/en/line/tennis');
    history.back();
    await until(() => main() === 'live football');
  });
});
