import { addDevelopment } from './add-development.ts';

const overrides = {
  styleNonce: 'n',
  grant: null,
  development: { react: '/assets/react.dev.js', 'react/jsx-dev-runtime': '/assets/jsx.dev.js' },
};

function added(isDevelopment: boolean, active: readonly string[] = []): unknown[] {
  const maps: unknown[] = [];
  const system = { addImportMap: (map: unknown) => maps.push(map) };
  addDevelopment(
    system,
    { overrides },
    [{ isDevelopment }],
    new Map(active.map((name) => [name, 'http://x'])),
  );
  return maps;
}

describe('development builds', () => {
  it('come with a parcel that a development server serves', () => {
    expect(added(true)).toEqual([{ imports: overrides.development }]);
  });

  it('do not come with one that was built for production', () => {
    expect(added(false)).toEqual([]);
  });

  it('leave what a developer has put in their place', () => {
    expect(added(true, ['react'])).toEqual([{ imports: { 'react/jsx-dev-runtime': '/assets/jsx.dev.js' } }]);
  });
});
