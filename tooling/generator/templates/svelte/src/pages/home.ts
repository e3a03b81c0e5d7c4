import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import HomePage from './home-page.svelte';

export const { mount, unmount, update } = svelteLifecycles(HomePage);
