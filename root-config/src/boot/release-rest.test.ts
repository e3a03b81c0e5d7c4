import { jest } from '@jest/globals';
import type { ReleaseRest } from '@paddock/contract';

import { RemoteFailure } from '../remote/remote-failure.ts';
import type { ImportMapAddition } from '../remote/system-registry.ts';
import { createKnowParcel } from './release-rest.ts';

const REST: ReleaseRest = {
  imports: { '@paddock/betting': '/betting.js', '@paddock/keno': '/keno.js', '@paddock/lotto': '/lotto.js' },
  integrity: { '/keno.js': 'sha384-keno' },
  dictionaries: { keno: { en: '/keno.en.json' } },
};

function setUp(answers: readonly (Response | Error)[], rest?: string) {
  const names = new Map([['@paddock/betting', '/betting.js?retry=1']]);
  const fetchFile = jest.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetchFile.mockRejectedValueOnce(answer);
    else fetchFile.mockResolvedValueOnce(answer);
  }
  const added: ImportMapAddition[] = [];
  const knowDictionaries = jest.fn();
  const know = createKnowParcel({
    boot: rest === undefined ? {} : { rest },
    fetchFile,
    knowDictionaries,
    system: {
      resolve(name) {
        const url = names.get(name);
        if (url === undefined) throw new Error(`Unable to resolve bare specifier '${name}'`);
        return url;
      },
      addImportMap(map) {
        added.push(map);
        for (const [name, url] of Object.entries(map.imports)) names.set(name, url);
      },
    },
  });
  return { know, fetchFile, added, knowDictionaries, names };
}

/** jsdom has no Response; these are the parts in use. */
const answer = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    json: () => Promise.resolve(JSON.parse(JSON.stringify(body)) as unknown),
  }) as Response;
const answerOf = (rest: ReleaseRest) => answer(200, rest);

it('fetches nothing for a parcel of the document, nor where the document left none out', async () => {
  const large = setUp([], '/site/releases/7.json');
  await large.know('betting');
  const small = setUp([]);
  await small.know('keno');
  expect(large.fetchFile).not.toHaveBeenCalled();
  expect(small.fetchFile).not.toHaveBeenCalled();
});

it('fetches the rest once for all that ask, and leaves alone what is known', async () => {
  const { know, fetchFile, added, knowDictionaries, names } = setUp(
    [answerOf(REST)],
    '/site/releases/7.json',
  );
  await Promise.all([know('keno'), know('lotto')]);
  await know('keno');
  expect(fetchFile.mock.calls.map(([url]) => url)).toEqual(['/site/releases/7.json']);
  expect(added).toMatchObject([
    {
      imports: { '@paddock/keno': '/keno.js', '@paddock/lotto': '/lotto.js' },
      integrity: REST.integrity,
    },
  ]);
  expect(names.get('@paddock/betting')).toBe('/betting.js?retry=1');
  expect(knowDictionaries).toHaveBeenCalledWith(REST.dictionaries);
});

it('says how the fetch failed and asks again the next time', async () => {
  const answers = [new TypeError('no network'), answer(503, ''), answerOf(REST)];
  const { know, names } = setUp(answers, '/site/releases/7.json');
  const failure = () => know('keno').catch((error: unknown) => error);
  const first = await failure();
  expect(first).toBeInstanceOf(RemoteFailure);
  expect(first).toMatchObject({ kind: 'network', parcel: 'keno', url: '/site/releases/7.json' });
  expect(await failure()).toMatchObject({ kind: 'http', httpStatus: 503 });
  await know('keno');
  expect(names.get('@paddock/keno')).toBe('/keno.js');
});

it('gives a fetch up that hangs, and asks again the next time', async () => {
  const late = new AbortController();
  const patience = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { know, fetchFile, names } = setUp([], '/site/releases/7.json');
  fetchFile.mockImplementationOnce((_url, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });
  const hung = know('keno');
  late.abort();
  await expect(hung).rejects.toMatchObject({ kind: 'network', parcel: 'keno' });
  expect(patience).toHaveBeenCalledWith(10_000);
  fetchFile.mockResolvedValueOnce(answerOf(REST));
  await know('keno');
  expect(names.get('@paddock/keno')).toBe('/keno.js');
  patience.mockRestore();
});
