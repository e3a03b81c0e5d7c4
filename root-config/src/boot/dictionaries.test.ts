import { refusal } from '@paddock/shared-utils/testing';

import { createDictionaryLoader } from './dictionaries.ts';

const KNOWN = { common: {}, betting: {} };

describe('waiting for dictionaries', () => {
  it('asks for those the release has; a parcel without words waits for none', async () => {
    const asked: (readonly string[])[] = [];
    const load = createDictionaryLoader({
      known: KNOWN,
      knowParcel: () => Promise.resolve(),
      load(namespaces) {
        asked.push(namespaces);
        return Promise.resolve({ ok: true });
      },
    });
    await load('betting', ['common', 'betting', 'unheard-of']);
    await load('support', ['support']);
    expect(asked).toEqual([['common', 'betting']]);
  });

  it('learns of words that the document left out, its own and those of another parcel', async () => {
    const known = { common: {} } as Record<string, unknown>;
    const asked: (readonly string[])[] = [];
    const load = createDictionaryLoader({
      known,
      knowParcel(parcel) {
        known[parcel] = {};
        return Promise.resolve();
      },
      load(namespaces) {
        asked.push(namespaces);
        return Promise.resolve({ ok: true });
      },
    });
    await load('keno', ['common', 'keno', 'lotto']);
    expect(asked).toEqual([['common', 'keno', 'lotto']]);
  });

  it('fails with the parcel, the namespaces and the status [S8-01]', async () => {
    const load = createDictionaryLoader({
      known: KNOWN,
      knowParcel: () => Promise.resolve(),
      load: () => Promise.resolve(refusal('NOT_FOUND')),
    });
    await expect(load('betting', ['betting'])).rejects.toMatchObject({
      kind: 'http',
      parcel: 'betting',
      httpStatus: 404,
      message: expect.stringContaining('dictionaries betting') as string,
    });
  });
});
