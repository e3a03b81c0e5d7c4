import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { onlyOffered, ownCustomEvent } from './single-spa-loader.ts';

const built = (getters: string): string =>
  `var a=Object.freeze({__proto__:null,${getters}});export{b as start};`;

it('keeps what is offered', () => {
  const source = built('get start(){return b},get navigateToUrl(){return c},get mountRootParcel(){return d}');
  expect(onlyOffered(source, ['mountRootParcel', 'start'])).toBe(
    built('get start(){return b},get mountRootParcel(){return d}'),
  );
});

it.each([
  ['no such object', 'var a={};'],
  ['no such name', built('get start(){return b}')],
])('says so where a new version has %s', (_name, source) => {
  expect(() => onlyOffered(source, ['mountRootParcel', 'start'])).toThrow('single-spa is built another way');
});

it("takes the browser's own CustomEvent", () => {
  const folder = dirname(createRequire(import.meta.url).resolve('single-spa'));
  const source = readFileSync(join(folder, '..', 'esm', 'single-spa.min.js'), 'utf8');
  const own = ownCustomEvent(source);
  expect(own).toMatch(/,(\w+)=CustomEvent;[^]+new \1\("single-spa:first-mount"\)/);
  expect(own).not.toContain('createEvent("CustomEvent")');
  expect(() => ownCustomEvent(own)).toThrow('single-spa is built another way');
});
