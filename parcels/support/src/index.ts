import type { ParcelModule } from '@paddock/contract';

import { svelteLifecycles } from './parts/svelte-lifecycles.svelte.ts';

export const pages: ParcelModule['pages'] = {
  support: async () => svelteLifecycles((await import('./pages/support-page.svelte')).default),
};

/** Written in Svelte: the contract asks for lifecycles, not for a framework. */
export const widgets: ParcelModule['widgets'] = {
  button: async () => svelteLifecycles((await import('./widgets/button-widget.svelte')).default),
  question: async () => svelteLifecycles((await import('./widgets/question-widget.svelte')).default),
  history: async () => svelteLifecycles((await import('./widgets/history-widget.svelte')).default),
};
