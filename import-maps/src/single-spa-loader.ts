import { OFFERED } from './shared-list.ts';

/** The object that single-spa hands to all that it mounts as the property `singleSpa`: getters of all that it exports. */
const NAMESPACE = /(Object\.freeze\(\{\s*__proto__: ?null,)([^]*?\})(\s*\}\))/;
const GETTER = /get (\w+) ?\(\) ?\{[^}]*\}/g;

/** Leaves in the property `singleSpa` what the module offers; whole, it holds back a tenth of the module from the tree shaking. */
export function onlyOffered(source: string, offered: readonly string[]): string {
  if (!NAMESPACE.test(source)) throw new Error('single-spa is built another way: it has no namespace object');
  return source.replace(NAMESPACE, (_whole, start: string, getters: string, end: string) => {
    const kept = [...getters.matchAll(GETTER)].filter(([, name = '']) => offered.includes(name));
    if (kept.length !== offered.length)
      throw new Error(`single-spa is built another way: of ${offered.join(', ')} it has ${kept.length}`);
    return `${start}${kept.map(([getter]) => getter).join(',')}${end}`;
  });
}

/** `e=(<the global object>).CustomEvent,n=<whether it can be made>?e:<what stands in for it>;` */
const STAND_IN =
  /\b\w+=\("undefined"!=typeof globalThis\?[^;]*?\.CustomEvent,(\w+)=function\(\)\{[^]*?\.detail=void 0\),\w+\};/;

/** Takes the browser's own CustomEvent: each that can run the site has one. */
export function ownCustomEvent(source: string): string {
  if (!STAND_IN.test(source))
    throw new Error('single-spa is built another way: nothing stands in for CustomEvent');
  return source.replace(STAND_IN, '$1=CustomEvent;');
}

/** webpack loader for single-spa's module. */
export default function singleSpaLoader(source: string): string {
  return ownCustomEvent(onlyOffered(source, OFFERED['single-spa'] ?? []));
}
