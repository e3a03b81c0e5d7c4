import { jest } from '@jest/globals';
import type { RegionProps } from '@paddock/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';

import { useParcel, useReady } from './parcel-context.ts';
import { ParcelRoot } from './parcel-root.tsx';

const errorTexts = () => ({ title: 'This part did not load', retryLabel: 'Retry' });

function regionProps(): RegionProps & { readonly onReady: jest.Mock; readonly onError: jest.Mock } {
  return { language: 'en', portalContainer: document.body, onReady: jest.fn(), onError: jest.fn() };
}

/** React writes caught errors to the console; here they are wanted. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the boundary of a ParcelRoot', () => {
  it('names its parcel, reports the error and recovers on Retry', () => {
    const props = regionProps();
    const failure = new Error('no such market');
    let broken = true;
    function Page() {
      if (broken) throw failure;
      return <p>Prices</p>;
    }
    const { container } = render(
      <ParcelRoot parcel="betting" direction="ltr" errorTexts={errorTexts} props={props}>
        <Page />
      </ParcelRoot>,
    );
    expect(container.querySelector('[data-failed-parcel="betting"]')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('betting');
    expect(props.onError).toHaveBeenCalledWith(failure);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Prices')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves its neighbour standing', () => {
    function Broken(): never {
      throw new Error('down');
    }
    const props = regionProps();
    render(
      <>
        <ParcelRoot parcel="betting" direction="ltr" errorTexts={errorTexts} props={props}>
          <Broken />
        </ParcelRoot>
        <ParcelRoot parcel="coupon" direction="ltr" errorTexts={errorTexts}>
          <p>Coupon</p>
        </ParcelRoot>
      </>,
    );
    expect(screen.getByText('Coupon')).toBeDefined();
  });
});

describe('what a ParcelRoot gives', () => {
  function Probe({ onSee }: { readonly onSee: (value: ReturnType<typeof useParcel>) => void }) {
    const environment = useParcel();
    useEffect(() => {
      onSee(environment);
    }, [environment, onSee]);
    return null;
  }

  it('gives direction, name and the region’s portal container', () => {
    const onSee = jest.fn<(value: ReturnType<typeof useParcel>) => void>();
    const portals = document.createElement('div');
    const { container } = render(
      <ParcelRoot parcel="betting" direction="rtl" errorTexts={errorTexts} portalContainer={portals}>
        <Probe onSee={onSee} />
      </ParcelRoot>,
    );
    expect(container.querySelector('[dir="rtl"][data-parcel="betting"]')).not.toBeNull();
    expect(onSee.mock.lastCall?.[0]).toMatchObject({
      parcel: 'betting',
      direction: 'rtl',
      portalContainer: portals,
    });
    expect(container.querySelector('[data-portals]')).toBeNull();
  });

  it('makes a portal container of its own where the region gives none', () => {
    const onSee = jest.fn<(value: ReturnType<typeof useParcel>) => void>();
    const { container } = render(
      <ParcelRoot parcel="betting" direction="ltr" errorTexts={errorTexts}>
        <Probe onSee={onSee} />
      </ParcelRoot>,
    );
    expect(onSee.mock.lastCall?.[0].portalContainer).toBe(container.querySelector('[data-portals]'));
  });

  it('answers ready once the page says so, once for each mount', () => {
    const props = regionProps();
    function Page({ loaded }: { readonly loaded: boolean }) {
      useReady(loaded);
      return null;
    }
    const view = (loaded: boolean) => (
      <ParcelRoot parcel="betting" direction="ltr" errorTexts={errorTexts} props={props}>
        <Page loaded={loaded} />
      </ParcelRoot>
    );
    const { rerender } = render(view(false));
    expect(props.onReady).not.toHaveBeenCalled();
    rerender(view(true));
    rerender(view(true));
    expect(props.onReady).toHaveBeenCalledTimes(1);
  });
});
