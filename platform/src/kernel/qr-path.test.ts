import qrcode from 'qrcode';

import { qrPath } from './qr-path.ts';

const URL_OF_APP =
  'otpauth://totp/paddock.test:ann%40example.com?issuer=paddock.test&secret=ABCDEFGHIJKLMNOP';

describe('a QR code as a path', () => {
  it('draws exactly the dark modules', async () => {
    const { size, path } = await qrPath(URL_OF_APP);
    const drawn = new Uint8Array(size * size);
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      drawn.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(length));
    const { modules } = qrcode.create(URL_OF_APP, { errorCorrectionLevel: 'M' });
    expect(Array.from(drawn)).toEqual(Array.from(modules.data, (dark) => (dark === 0 ? 0 : 1)));
  });
});
