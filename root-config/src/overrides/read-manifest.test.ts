import { aManifest } from '../testing/manifest-fixture.ts';
import { readManifest } from './read-manifest.ts';

const problemsOf = (value: unknown) => {
  const read = readManifest(value, 'lottery');
  return read.ok ? [] : read.problems;
};
const [route] = aManifest().routes;

describe('the manifest of an override', () => {
  it('is taken when routing can use it', () => {
    expect(readManifest(aManifest(), 'lottery')).toEqual({ ok: true, manifest: aManifest() });
  });

  it.each([
    ['null', null, '/: must be an object'],
    ['a list', [], '/: must be an object'],
    ['no version', { ...aManifest(), version: '2' }, '/version: must be a version like 1.2.3'],
    ['no routes', { ...aManifest(), routes: {} }, '/routes: must be a list'],
    [
      'a path without its slash',
      manifestWith({ paths: ['lottery'] }),
      '/routes/0/paths/0: must begin with /',
    ],
    ['a guard nobody knows', manifestWith({ guards: ['rich'] }), '/routes/0/guards/0: must be one of'],
    ['no layout', manifestWith({ layout: 'odd' }), '/routes/0/layout: must be one of'],
    ['no meta', manifestWith({ meta: null }), '/routes/0/meta: must be an object'],
    [
      'a redirect to nowhere',
      { ...aManifest(), redirects: [{ id: 'x', from: '/x', to: 3, status: 302 }] },
      '/redirects/0/to',
    ],
    ['another name', aManifest({ name: 'betting' }), '/name: is "betting", the override is of "lottery"'],
  ])('is refused with the place: %s', (_what, value, problem) => {
    expect(problemsOf(value).join('\n')).toContain(problem);
  });

  it('is refused with the place of a pattern that does not parse', () => {
    expect(problemsOf(manifestWith({ paths: ['/lottery/:'] }))).toEqual([
      expect.stringMatching(/^\/routes\/0\/paths\/0: /),
    ]);
  });
});

function manifestWith(change: object): unknown {
  return { ...aManifest(), routes: [{ ...route, ...change }] };
}
