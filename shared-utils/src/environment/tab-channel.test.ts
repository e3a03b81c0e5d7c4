/** @jest-environment node */
import { browserEnvironment } from './browser-environment.ts';

describe('the channel between tabs', () => {
  it('brings a message to the others of its name, not to itself, and ends', async () => {
    // Node has BroadcastChannel but no page.
    Object.assign(globalThis, { location: { origin: 'http://127.0.0.1', protocol: 'http:' } });
    const { openChannel } = browserEnvironment();
    const [here, there, other] = ['coupon', 'coupon', 'auth'].map((name) => openChannel(name));
    if (here === undefined || there === undefined || other === undefined) throw new Error('no channel');
    const own: unknown[] = [];
    here.onMessage((message) => own.push(message));
    other.onMessage((message) => own.push(message));
    const heard = new Promise((resolve) => there.onMessage(resolve));
    here.post({ legs: [1] });
    expect(await heard).toEqual({ legs: [1] });
    expect(own).toEqual([]);
    for (const channel of [here, there, other]) channel.close();
  });
});
