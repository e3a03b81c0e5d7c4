/** @jest-environment node */
import { DAY_MS } from '@paddock/contract';
import type { DialogsValue, InstallationValue } from '@paddock/shared-utils';
import { BehaviorSubject } from 'rxjs';

import { INSTALL_WIDGET, offerApp, type AppOffer } from './offer-app.ts';

const START_MS = 20_000 * DAY_MS;

describe('offering to install the site', () => {
  let offer: AppOffer;
  let opened: string[];
  let installation: BehaviorSubject<InstallationValue>;
  let dialogs: BehaviorSubject<DialogsValue>;

  beforeEach(() => {
    offer = { days: 0, lastDay: 0, asked: false };
    opened = [];
  });

  const snapshots = <T>(subject: BehaviorSubject<T>) =>
    Object.assign(subject, { snapshot: () => subject.value }) as never;

  /** One document, on a day of this browser. */
  async function visit(day: number, status: InstallationValue['status'] = 'offered'): Promise<void> {
    installation = new BehaviorSubject<InstallationValue>({ status });
    dialogs = new BehaviorSubject<DialogsValue>({ status: 'closed' });
    void offerApp({
      scheduler: { nowMs: () => START_MS + day * DAY_MS },
      installation$: snapshots(installation),
      dialogs$: snapshots(dialogs),
      appOffer: { read: () => offer, write: (next) => void (offer = next) },
      openDialog({ widget }) {
        opened.push(widget);
        dialogs.next({ status: 'open', dialog: { id: 1, widget } } as DialogsValue);
        return 1;
      },
    });
    await settle();
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };

  it('comes on the second day, once for ever', async () => {
    await visit(0);
    await visit(0.5);
    expect(opened).toEqual([]);
    await visit(1);
    expect(opened).toEqual([INSTALL_WIDGET]);
    await visit(1);
    await visit(9);
    expect(opened).toHaveLength(1);
  });

  it('waits for a browser that can, and for another dialog to go', async () => {
    await visit(0);
    await visit(3, 'none');
    expect([opened, offer.asked]).toEqual([[], false]);
    dialogs.next({ status: 'open', dialog: { id: 7, widget: 'welcome/login' } } as DialogsValue);
    installation.next({ status: 'offered' });
    await settle();
    expect(opened).toEqual([]);
    dialogs.next({ status: 'closed' });
    await settle();
    expect(opened).toEqual([INSTALL_WIDGET]);
  });

  it('does not come where it runs as an app already', async () => {
    await visit(0);
    await visit(1, 'installed');
    expect([opened, offer.asked]).toEqual([[], false]);
  });
});
