import type { BootData } from '@paddock/contract';

import { bootJson, importMapJson } from './document-json.ts';
import { documentParts } from './document-parts.ts';
import { writeFixtureRelease, type FixtureRelease } from '../testing/fixture-release.ts';

let fixture: FixtureRelease;
beforeAll(() => {
  fixture = writeFixtureRelease();
});
afterAll(() => fixture.remove());

it('says all of what a page starts with, and nothing that ends a script', () => {
  const { routeTable } = fixture.release;
  const dictionaries = { '</script>': { en: '/assets/x.json' } };
  const boot = { release: 7, language: '<!--', routeTable, dictionaries } as unknown as BootData;
  for (const text of [bootJson(boot), bootJson({ ...boot, release: 7 })]) {
    expect(JSON.parse(text)).toEqual(boot);
    expect(text).not.toContain('<');
  }
  expect(JSON.parse(bootJson({ ...boot, release: 8 }))).toEqual({ ...boot, release: 8 });
});

it('names the modules of a release and of no other', () => {
  const { release } = fixture;
  const other = { ...release, imports: { react: '/assets/other.js' } };
  for (const one of [release, other, release]) {
    const { imports, integrity } = one;
    expect(JSON.parse(importMapJson(documentParts(one, new Set())))).toEqual({ imports, integrity });
  }
  expect(documentParts(release, new Set())).toBe(documentParts(release, new Set()));
});
