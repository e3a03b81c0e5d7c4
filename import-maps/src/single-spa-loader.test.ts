import { onlyOffered } from './single-spa-loader.ts';

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
