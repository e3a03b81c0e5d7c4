import type { MountProps, WidgetProps } from '@paddock/contract';
import { installFakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { viewLifecycles } from '../parts/view-lifecycles.ts';
import { drawSampleCardWidget } from './sample-card-widget.ts';

const { mount, unmount } = viewLifecycles<WidgetProps>(drawSampleCardWidget);

describe('the sample-card widget', () => {
  it('follows who is signed in', async () => {
    const page = installFakePage({ dictionaries: { 'sample-parcel': { en } } });
    const domElement = document.createElement('aside');
    const given: WidgetProps & MountProps = {
      widget: 'sample-card',
      language: 'en',
      domElement,
      portalContainer: document.createElement('div'),
      onReady: () => undefined,
      onError: (error) => {
        throw error;
      },
    };
    await mount(given);
    expect(domElement.querySelector('p')?.textContent).toBe(en.card.guest);
    page.signIn();
    expect(domElement.querySelector('p')?.textContent).toBe(en.card.player);
    await unmount(given);
    page.remove();
  });
});
