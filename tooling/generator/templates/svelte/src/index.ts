import type { ParcelModule } from '@paddock/contract';

import { svelteLifecycles } from './parts/svelte-lifecycles.svelte.ts';

export const pages: ParcelModule['pages'] = {
  home: async () => svelteLifecycles((await import('./pages/home-page.svelte')).default),
};

export const widgets: ParcelModule['widgets'] = {
  'sample-card': async () => svelteLifecycles((await import('./widgets/sample-card-widget.svelte')).default),
};
