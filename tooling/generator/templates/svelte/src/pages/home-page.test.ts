import { jest } from '@jest/globals';
import { NO_WIDGET, type MountProps, type PageProps } from '@paddock/contract';
import { setLanguage } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { flushSync } from 'svelte';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import HomePage from './home-page.svelte';

const { mount, unmount, update } = svelteLifecycles<PageProps>(HomePage);

describe('home page of sample-parcel', () => {
  let page: FakePage;
  let given: PageProps & MountProps;
  const onReady = jest.fn();
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;

  beforeEach(async () => {
    page = installFakePage({ dictionaries: { 'sample-parcel': { en, ru } } });
    document.body.replaceChildren(document.createElement('main'));
    onReady.mockClear();
    given = {
      page: 'home',
      routeId: 'sample-parcel.home',
      params: {},
      path: '/sample-route',
      query: '',
      status: 200,
      language: 'en',
      domElement: document.querySelector('main')!,
      portalContainer: document.createElement('div'),
      setSeo: () => undefined,
      mountWidget: () => NO_WIDGET,
      onReady,
      onError: (error) => {
        throw error;
      },
    };
    await mount(given);
    flushSync();
  });
  afterEach(async () => {
    await unmount(given);
    page.remove();
  });

  it('is ready at once and counts presses', () => {
    expect(onReady).toHaveBeenCalled();
    expect(textOf('h1')).toBe(en.home.title);
    document.querySelector('button')?.click();
    flushSync();
    expect(textOf('[aria-live]')).toBe('Pressed 1 time');
  });

  it('changes its language in place', async () => {
    const before = document.querySelector('h1');
    await setLanguage('ru');
    await update({ ...given, language: 'ru' });
    flushSync();
    expect(document.querySelector('h1')).toBe(before);
    expect(textOf('h1')).toBe(ru.home.title);
  });

  it('leaves nothing behind', async () => {
    await unmount(given);
    expect(document.querySelector('main')?.childNodes).toHaveLength(0);
  });
});
