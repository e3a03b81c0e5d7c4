import { SHARED_NAMES } from './shared-list.ts';
import { buildForTest, createSystem } from './testing/system-modules.ts';

interface ReactLike {
  readonly createElement: (type: string) => unknown;
  readonly useState: unknown;
}

describe('shared modules', () => {
  it('lists every name once', () => {
    expect(new Set(SHARED_NAMES.names).size).toBe(SHARED_NAMES.names.length);
    expect(SHARED_NAMES.names).toEqual(
      expect.arrayContaining(['react-dom/client', 'react/jsx-runtime', '@paddock/styleguide/overlays']),
    );
  });

  it('share one React, whole, between react-dom, its client and the JSX runtime', async () => {
    const code = await buildForTest(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
    expect(code.get('react')).toContain('System.register([],');
    expect(code.get('react-dom')).toContain('System.register(["react"],');
    expect(code.get('react-dom/client')).toContain('System.register(["react","react-dom"],');
    const system = createSystem(code);
    const react = system('react') as unknown as ReactLike;
    expect(react.createElement('p')).toMatchObject({ type: 'p' });
    expect(typeof react.useState).toBe('function');
    expect(Object.keys(react).length).toBeGreaterThan(30);
    expect(system('react-dom/client')).toHaveProperty('createRoot');
  });

  it('offers the named exports of rxjs and nothing else', async () => {
    const system = createSystem(await buildForTest(['rxjs']));
    expect(Object.keys(system('rxjs')).sort()).toEqual([...(SHARED_NAMES.offered['rxjs'] ?? [])].sort());
  });

  it('take modules whole, whose names are not written down twice more', async () => {
    const [[, code = ''] = []] = await buildForTest(['@paddock/shared-utils/react']);
    expect(code).toMatch(/setters:\[(?:function\((\w+)\)\{\w+=\1\},?)+\]/);
  });

  it('offers four names of single-spa, to importers and as the property that it hands to what it mounts', async () => {
    const [[, code = ''] = []] = await buildForTest(['single-spa']);
    const offered = [...(SHARED_NAMES.offered['single-spa'] ?? [])].sort();
    expect(offered).toHaveLength(4);
    expect([...code.matchAll(/get (\w+)\(\)/g)].map(([, name]) => name).sort()).toEqual(offered);
    expect(code).not.toMatch(/jQuery|DEVTOOLS/);
  });

  it('offers slices and their stores', async () => {
    const system = createSystem(await buildForTest(['@reduxjs/toolkit']));
    const { configureStore, createSlice } = system('@reduxjs/toolkit') as typeof import('@reduxjs/toolkit');
    const counter = createSlice({
      name: 'counter',
      initialState: { count: 0 },
      reducers: { add: (state) => void (state.count += 1) },
    });
    const store = configureStore({ reducer: counter.reducer });
    store.dispatch(counter.actions.add());
    expect(store.getState()).toEqual({ count: 1 });
  });
});
