import type { MountProps, WidgetProps } from '@paddock/contract';
import { answered, installFakePage } from '@paddock/shared-utils/testing';
import { flushSync } from 'svelte';

import en from '../../locales/en.json' with { type: 'json' };
import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import SampleCardWidget from './sample-card-widget.svelte';

const { mount, unmount } = svelteLifecycles<WidgetProps>(SampleCardWidget);

describe('the sample-card widget', () => {
  it('follows who is signed in, and their open bets', async () => {
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
    const said = () => [...domElement.querySelectorAll('p')].map(({ textContent }) => textContent);
    const settled = async () => {
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      flushSync();
    };
    await mount(given);
    await settled();
    expect(said()).toEqual([en.card.guest]);
    expect(page.requests).toEqual([]);
    page.answer('GET', '/web-api/sportsbook/bets', answered({ bets: [{}], nextCursor: null }));
    page.signIn();
    await settled();
    expect(said()).toEqual([en.card.player, '1 open bet']);
    page.answer('GET', '/web-api/sportsbook/bets', answered({ bets: [], nextCursor: null }));
    page.sendNews({ kind: 'bet', betId: '1', status: 'won' });
    await settled();
    expect(said()).toEqual([en.card.player, '0 open bets']);
    await unmount(given);
    page.remove();
  });
});
