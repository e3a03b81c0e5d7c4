import type { BootData } from '@paddock/contract';
import type { ClientHealthBody } from '@paddock/contract/schemas';

import { healthOf, type Health } from './health.ts';
import { createVitals, type Vitals } from './vitals.ts';

let sent: Promise<ClientHealthBody>[];
let vitals: Vitals;
let timers: [number, () => void][];

beforeEach(() => {
  sent = [];
  vitals = createVitals();
  timers = [];
  document.body.innerHTML = '';
  const sendBeacon = (path: string, body: Blob): boolean => {
    expect(path).toBe('/web-api/client-health');
    sent.push(
      new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(JSON.parse(reader.result as string) as ClientHealthBody);
        reader.readAsText(body);
      }),
    );
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});

const start = (boot: Partial<BootData>): Health =>
  healthOf({
    window,
    boot: { release: 4, parcelVersions: { shop: '1.1.0' }, ...boot } as BootData,
    vitals,
    scheduler: {
      after(delayMs, run) {
        timers.push([delayMs, run]);
        return () => undefined;
      },
    },
  });
const stand = (attributes: string): void => {
  document.body.innerHTML = `<div class="frame-slot" data-parcel="shop" ${attributes}></div>`;
};
function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a tab of a canary', () => {
  it('tells once that the parcel stood, and not while it is still unseen', async () => {
    const health = start({ canary: 'shop@1.1.0' });
    health.shown('betting');
    stand('inert');
    health.shown('shop');
    expect(sent).toEqual([]);
    stand('');
    health.shown('shop');
    health.shown('shop');
    expect(await Promise.all(sent)).toEqual([{ release: 4, met: ['shop@1.1.0'], vitals: [] }]);
  });

  it('tells it also of one that comes when the page has stood for long', async () => {
    stand('inert');
    start({ canary: 'shop@1.1.0' }).shown('betting');
    document.querySelector('.frame-slot')?.removeAttribute('inert');
    await Promise.resolve();
    expect(await Promise.all(sent)).toEqual([{ release: 4, met: ['shop@1.1.0'], vitals: [] }]);
  });

  it('tells nothing of a parcel a developer has overridden', () => {
    stand('');
    start({ canary: 'shop@1.1.0', parcelVersions: { shop: '1.1.0+override' } }).shown('shop');
    expect(sent).toEqual([]);
  });
});

it('tells the vitals of known parcels when the tab is left', async () => {
  stand('');
  const health = start({});
  health.shown('shop');
  vitals.interaction(120);
  vitals.shown('elsewhere');
  vitals.interaction(300);
  expect(sent).toEqual([]);
  leave();
  leave();
  expect(await Promise.all(sent)).toEqual([
    { release: 4, met: [], vitals: [{ parcel: 'shop@1.1.0', inpMs: 120 }] },
  ]);
});

it('tells the vitals of the first page after ten seconds [S9-11]', async () => {
  start({}).shown('shop');
  vitals.paint(840);
  expect(timers.map(([delayMs]) => delayMs)).toEqual([10_000]);
  timers[0]?.[1]();
  expect(await Promise.all(sent)).toEqual([
    { release: 4, met: [], vitals: [{ parcel: 'shop@1.1.0', lcpMs: 840 }] },
  ]);
});
