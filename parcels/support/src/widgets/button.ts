import { svelteLifecycles } from './svelte-lifecycles.svelte.ts';
import SupportButton from './support-button.svelte';

export const { bootstrap, mount, unmount, update } = svelteLifecycles(SupportButton);
