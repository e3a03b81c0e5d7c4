import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {};

/** Written in Svelte: the contract asks for lifecycles, not for a framework. */
export const widgets: ParcelModule['widgets'] = {
  button: () => import('./widgets/button.ts'),
};
