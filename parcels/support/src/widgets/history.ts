import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import HistoryWidget from './history-widget.svelte';

export const { bootstrap, mount, unmount, update } = svelteLifecycles(HistoryWidget);
