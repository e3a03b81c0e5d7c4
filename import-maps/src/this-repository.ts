import type { Workspace } from '@paddock/tooling/cli';

import { ROOT, SHARED_NAMES } from './shared-list.ts';

/** This repository, as the commands of @paddock/tooling see it. */
export const THIS_REPOSITORY: Workspace = { home: 'repository', root: ROOT, sharedNames: SHARED_NAMES };
