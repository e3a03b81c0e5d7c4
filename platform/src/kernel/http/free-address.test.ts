import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { requireFreeAddress } from './free-address.ts';

describe('an address to listen at', () => {
  it('is refused while somebody listens there, and left free where nobody does', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(requireFreeAddress('127.0.0.1', port)).rejects.toThrow(
      /^cannot listen \(.*EADDRINUSE.*\): set PORT to a free one, or stop what runs there$/,
    );
    await new Promise((resolve) => other.close(resolve));
    await requireFreeAddress('127.0.0.1', port);
    await requireFreeAddress('127.0.0.1', port);
  });
});
