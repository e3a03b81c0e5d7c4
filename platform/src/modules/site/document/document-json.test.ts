import { importMapJson, keptJson } from './document-json.ts';
import { documentParts } from './document-parts.ts';
import { writeFixtureRelease, type FixtureRelease } from '../testing/fixture-release.ts';

let fixture: FixtureRelease;
beforeAll(() => {
  fixture = writeFixtureRelease();
});
afterAll(() => fixture.remove());

it('names the modules of a release and of no other', () => {
  const { release } = fixture;
  const other = { ...release, imports: { react: '/assets/other.js' } };
  for (const one of [release, other, release]) {
    const { imports, integrity } = one;
    expect(JSON.parse(importMapJson(documentParts(one, new Set())))).toEqual({ imports, integrity });
  }
  expect(documentParts(release, new Set())).toBe(documentParts(release, new Set()));
});

it('says all of an object, and nothing that ends a script', () => {
  const dictionaries = { '</script>': { en: '/assets/x.json' }, '<!--': {} };
  for (const text of [keptJson(dictionaries), keptJson(dictionaries)]) {
    expect(JSON.parse(text)).toEqual(dictionaries);
    expect(text).not.toContain('<');
  }
  expect(JSON.parse(keptJson({ ...dictionaries, other: {} }))).toEqual({ ...dictionaries, other: {} });
});
