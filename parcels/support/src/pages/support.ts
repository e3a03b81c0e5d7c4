import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import SupportPage from './support-page.svelte';

export const { bootstrap, mount, unmount, update } = svelteLifecycles(SupportPage);
