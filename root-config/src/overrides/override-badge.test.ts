import { showOverrideBadge } from './override-badge.ts';

const translate = (key: string, values: Readonly<Record<string, string>> = {}) =>
  [key, ...Object.values(values)].join(': ');

function show(imports: Readonly<Record<string, string>>) {
  const calls: string[] = [];
  const api = { getOverrideMap: () => ({ imports }), resetOverrides: () => calls.push('reset') };
  const badge = showOverrideBadge({ document, api, translate, reload: () => calls.push('reload') });
  return { badge, calls };
}

describe('the badge of active overrides', () => {
  it('names them and takes them away by one press', () => {
    const { badge, calls } = show({ '@paddock/betting': 'http://127.0.0.1:9101/paddock-betting.js' });
    expect(badge?.textContent).toContain('overrides.active: @paddock/betting');
    badge?.querySelector('button')?.click();
    expect(calls).toEqual(['reset', 'reload']);
  });

  it('is not there without overrides, or without the right to them', () => {
    expect(show({}).badge).toBeNull();
    expect(showOverrideBadge({ document, api: undefined, translate, reload: () => undefined })).toBeNull();
  });
});
