import { entryImports } from './entry-imports.ts';

const entry = (modules: string, setters: string, before = '') =>
  `System.register(${modules},function(e,t){var r={};${before}return{setters:[${setters}],execute:function(){e((()=>{})())}}});`;

describe('what an entry imports', () => {
  it('is read from the words of its setters', () => {
    const code = entry(
      '["react","@paddock/shared-utils"]',
      'function(e){r.jsx=e.jsx,r.useState=e.useState,r.jsx=e.jsx},function(e){n.auth$=e.auth$}',
    );
    expect(entryImports(code)).toEqual({ react: ['jsx', 'useState'], '@paddock/shared-utils': ['auth$'] });
  });

  it.each([
    ['an unminified build', "function (module) {\n  X.of = module.of; // of\n  X.e = module['map'];\n}"],
    ['arrows', 'm=>{a=m.of;b=m.map}'],
    ['arrows with brackets', '(m)=>{a=m.of;b.m=m["map"]}'],
  ])('is read from %s', (_name, setter) => {
    expect(entryImports(entry("['rxjs']", setter))).toEqual({ rxjs: ['map', 'of'] });
  });

  it.each([
    ['takes the whole', 'function(e){r.default=e.default||e,Object.keys(e).forEach(function(t){r[t]=e[t]})}'],
    ['takes nothing', 'function(){}'],
  ])('names nothing of a module it %s of', (_name, setter) => {
    expect(entryImports(entry('["react"]', setter))).toEqual({ react: [] });
  });

  it('is nothing where it registers with nobody', () => {
    expect(
      entryImports('/*! license */\nSystem.register([],function(e){return{execute:function(){}}})'),
    ).toEqual({});
  });

  it.each([
    ['no module', 'console.log("System.register([])")'],
    ['another format', 'define(["react"],function(e){})'],
    ['a module with a name of its own', 'System.register("shop",[],function(){})'],
    ['dependencies that are computed', entry('["re"+"act"]', 'function(e){r.a=e.a}')],
    [
      'dependencies with escapes',
      'System.register(["re\\u0061ct"],function(){return{setters:[function(){}]}})',
    ],
    ['no setters', 'System.register(["react"],function(){return{execute(){}}})'],
    ['fewer setters than modules', entry('["react","rxjs"]', 'function(e){r.a=e.a}')],
    ['half a file', entry('["react"]', 'function(e){r.a=e.a').slice(0, -60)],
    ['nothing', ''],
  ])('is unknown in %s', (_name, code) => {
    expect(entryImports(code)).toBeUndefined();
  });

  it.each([
    ['comments that do not end', '/*'],
    ['quotes that do not end', '"\\"\\'],
    ['brackets', '[['],
    ['numbers without a name', '7'],
  ])('costs a hostile file no more than a large one: %s', (_name, piece) => {
    const code = `System.register(["react"],function(){return{setters:[${piece.repeat(2_000_000 / piece.length)}`;
    // Where it took the square of its length, this test would run into its time limit.
    expect(entryImports(code)).toBeUndefined();
  });
});
