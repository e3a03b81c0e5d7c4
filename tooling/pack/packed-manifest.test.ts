import { packedManifest, sharedPackages, type SourcePackage } from './packed-manifest.ts';

const source = (name: string): SourcePackage => ({
  name: `@paddock/${name}`,
  version: '0.1.0',
  description: 'A package.',
  license: 'MIT',
  type: 'module',
  exports: {
    '.': './index.ts',
    './cli': './cli/index.ts',
    './gallery': './gallery/index.ts',
    './tsconfig/*': './tsconfig/*',
  },
  dependencies: { webpack: '5.107.2' },
});
const shared = { react: '^19', rxjs: '^7.8' };
const packed = (name: string) =>
  packedManifest(source(name), { tools: { jest: '^30' }, shared }) as {
    exports: object;
    bin?: object;
    dependencies: Record<string, string>;
  };

describe('the package.json of a packed package', () => {
  it('leads through the same doors to compiled code and its types, but for the gallery', () => {
    expect(packed('contract').exports).toEqual({
      '.': { types: './index.d.ts', default: './index.js' },
      './cli': { types: './cli/index.d.ts', default: './cli/index.js' },
      './tsconfig/*': './tsconfig/*',
    });
  });

  it('brings the command, the tools and the types of every shared module with the tooling alone', () => {
    const { dependencies, bin } = packed('tooling');
    expect(bin).toEqual({ paddock: './cli/paddock.js' });
    expect(dependencies).toMatchObject({ ...shared, jest: '^30', webpack: '5.107.2' });
    expect(packed('contract')).toMatchObject({ dependencies: { webpack: '5.107.2' } });
    expect(Object.keys(packed('contract').dependencies)).toEqual(['webpack']);
    expect(packed('contract').bin).toBeUndefined();
  });

  it('takes the packages behind shared names, each once, and none of ours', () => {
    const names = ['react', 'react-dom/client', 'react-dom', '@reduxjs/toolkit', '@paddock/styleguide'];
    const versions = { react: '^19', 'react-dom': '^19', '@reduxjs/toolkit': '^2.14', webpack: '5' };
    expect(sharedPackages(names, versions)).toEqual({
      react: '^19',
      'react-dom': '^19',
      '@reduxjs/toolkit': '^2.14',
    });
  });
});
