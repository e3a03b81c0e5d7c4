import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

import { boundaries } from './boundaries.ts';
import { fileNames } from './file-names.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

function problems(file: string, code: string): string[] {
  const messages = new Linter({ cwd: ROOT }).verify(
    code,
    [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { paddock: { rules: { boundaries, 'file-names': fileNames } } },
        rules: { 'paddock/boundaries': ['error', ROOT], 'paddock/file-names': 'error' },
      },
    ],
    join(ROOT, file),
  );
  return messages.map(({ message }) => message);
}

const PAGE = 'parcels/betting/src/pages/home-page.tsx';

describe('boundaries', () => {
  it.each([
    [PAGE, `import { auth$ } from '@paddock/shared-utils';`],
    [PAGE, `import type { BetView } from '@paddock/contract/schemas';`],
    [PAGE, `import { Row } from '../parts/row.tsx';`],
    [
      'parcels/betting/src/pages/home-page.test.tsx',
      `import { fakes } from '@paddock/shared-utils/testing';`,
    ],
    ['shared-utils/src/react/index.ts', `import { auth$ } from '@paddock/shared-utils';`],
    ['platform/src/modules/sportsbook/routes.ts', `import { transfer } from '../wallet/index.ts';`],
    ['platform/src/modules/sportsbook/settle/settle.ts', `import { odds } from '../odds.ts';`],
  ])('let %s say %s', (file, code) => {
    expect(problems(file, code)).toEqual([]);
  });

  it.each([
    [PAGE, `import { x } from '@paddock/coupon';`, 'No parcel is imported'],
    [PAGE, `import { x } from '@paddock/platform';`, 'parcels may not import platform'],
    [PAGE, `export { x } from '@paddock/root-config';`, 'parcels may not import root-config'],
    [PAGE, `const x = import('@paddock/header');`, 'No parcel is imported'],
    [PAGE, `import { x } from '../../../coupon/src/state.ts';`, 'leaves the package'],
    [PAGE, `import { x } from '@paddock/contract/src/ids/ids.ts';`, 'not a door of the package'],
    [PAGE, `import { BetView } from '@paddock/contract/schemas';`, 'types alone'],
    [PAGE, `import { ENDPOINTS } from '@paddock/contract/endpoints';`, 'types alone'],
    [PAGE, `import { fakes } from '@paddock/shared-utils/testing';`, 'for tests alone'],
    [
      'contract/src/index.ts',
      `import { x } from '@paddock/shared-utils';`,
      'contract may not import shared-utils',
    ],
    ['styleguide/src/index.ts', `import { x } from '@paddock/shared-utils';`, 'may not import'],
    [
      'platform/src/modules/sportsbook/routes.ts',
      `import { x } from '../wallet/post-transfer.ts';`,
      'index.ts',
    ],
  ])('do not let %s say %s', (file, code, message) => {
    expect(problems(file, code)).toEqual([expect.stringContaining(message)]);
  });
});

describe('file names', () => {
  it.each(['utils.ts', 'helpers.ts', 'common.ts', 'misc.test.ts', 'HomePage.tsx', 'home_page.ts'])(
    'refuse %s',
    (name) => {
      expect(problems(`parcels/betting/src/${name}`, '')).toHaveLength(1);
    },
  );

  it.each(['home-page.tsx', 'create-shared-utils.ts', 'limits.stream.ts', 'limits.stream.test.ts'])(
    'take %s',
    (name) => {
      expect(problems(`parcels/betting/src/${name}`, '')).toEqual([]);
    },
  );
});
