import type { PageProps } from '@paddock/contract';

import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import HomePage from './home-page.svelte';

export const { mount, unmount, update } = svelteLifecycles<PageProps>(HomePage);
