import type { PageProps, RegionProps } from '@paddock/contract';
import { jest } from '@jest/globals';
import { mountRootParcel } from 'single-spa';

import { reactParcel } from './react-parcel.ts';

const failureTexts = () => ({ title: 'This part did not load', retryLabel: 'Retry' });

it('gives each page lifecycles of its own, in the name of the parcel', async () => {
  const react = reactParcel('betting', failureTexts);
  const Live = ({ language }: Pick<RegionProps, 'language'>) => <h1>{`Live ${language}`}</h1>;
  const mounted = async () => {
    const domElement = document.createElement('div');
    const portalContainer = document.createElement('div');
    const props = { domElement, portalContainer, language: 'en', onReady: jest.fn(), onError: jest.fn() };
    const lifecycles = react<PageProps>(Live) as unknown as Parameters<typeof mountRootParcel>[0];
    const parcel = mountRootParcel(lifecycles, props);
    await parcel.mountPromise;
    return { domElement, parcel };
  };
  const [first, second] = [await mounted(), await mounted()];
  await first.parcel.unmount();
  expect(first.domElement.innerHTML).toBe('');
  expect(second.domElement.querySelector('[data-parcel=betting]')?.textContent).toBe('Live en');
  await second.parcel.unmount();
});
