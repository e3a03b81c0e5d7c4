import { activeOverrides, keepLinkOverrides, overridesApiOf, type OverridesApi } from './overrides-api.ts';

const added: [string, string][] = [];
const api: OverridesApi = {
  getOverrideMap: () => ({ imports: { '@paddock/a': '//localhost:9101/a.js', '@paddock/b': 'http://[' } }),
  addOverride: (name, address) => added.push([name, address]),
  resetOverrides: () => undefined,
};
beforeEach(() => {
  added.length = 0;
});

describe('import-map-overrides as the page meets it', () => {
  it('is only taken whole', () => {
    expect(overridesApiOf({ importMapOverrides: api } as unknown as Window)).toBe(api);
    expect(
      overridesApiOf({ importMapOverrides: { ...api, addOverride: 1 } } as unknown as Window),
    ).toBeNull();
    expect(overridesApiOf(window)).toBeNull();
  });

  it('keeps what a link asked for and cleans the address', () => {
    const map = { imports: { '@paddock/a': 'http://127.0.0.1:9101/a.js' } };
    history.replaceState({ kept: 1 }, '', `/en/live?a=1&imo=${encodeURIComponent(JSON.stringify(map))}#x`);
    expect(keepLinkOverrides(window, api)).toBeNull();
    expect(added).toEqual([['@paddock/a', 'http://127.0.0.1:9101/a.js']]);
    expect(location.href).toMatch(/\/en\/live\?a=1#x$/);
    expect(history.state).toEqual({ kept: 1 });
  });

  it.each(['{', '{}', '{"imports":{"x":1}}', '7'])('says so when the link is wrong: %s', (query) => {
    history.replaceState(null, '', `/en?imo=${encodeURIComponent(query)}`);
    expect(keepLinkOverrides(window, api)).toBe('?imo is no import map');
    expect(added).toEqual([]);
    expect(location.search).toBe('');
  });

  it('lists active overrides by their whole address, and names those of none', () => {
    const imports = {
      ...api.getOverrideMap().imports,
      '@paddock/c': `data:text/javascript,${'x'.repeat(90)}`,
    };
    const active = activeOverrides({ ...api, getOverrideMap: () => ({ imports }) }, 'https://site.test/en');
    expect([...active.addresses]).toEqual([['@paddock/a', 'https://localhost:9101/a.js']]);
    expect(active.problems).toEqual([
      '@paddock/b: http://[ is no address of http or https',
      `@paddock/c: data:text/javascript,${'x'.repeat(39)}… is no address of http or https`,
    ]);
  });
});
