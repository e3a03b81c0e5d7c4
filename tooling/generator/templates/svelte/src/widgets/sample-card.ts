import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import SampleCardWidget from './sample-card-widget.svelte';

export const { mount, unmount, update } = svelteLifecycles(SampleCardWidget);
