import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import SupportButton from './button-widget.svelte';

export const { bootstrap, mount, unmount, update } = svelteLifecycles(SupportButton);
