import { svelteLifecycles } from '../parts/svelte-lifecycles.svelte.ts';
import QuestionWidget from './question-widget.svelte';

export const { bootstrap, mount, unmount, update } = svelteLifecycles(QuestionWidget);
