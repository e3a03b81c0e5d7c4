import type { House } from '@paddock/tooling/cli';

import { ROOT, SHARED_NAMES } from './shared-list.ts';

/** This repository, as the commands of @paddock/tooling see it. */
export const HOUSE: House = { home: 'repository', root: ROOT, sharedNames: SHARED_NAMES };
