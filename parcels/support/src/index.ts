import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  support: () => import('./pages/support.ts'),
};

/** Written in Svelte: the contract asks for lifecycles, not for a framework. */
export const widgets: ParcelModule['widgets'] = {
  button: () => import('./widgets/button.ts'),
  question: () => import('./widgets/question.ts'),
  history: () => import('./widgets/history.ts'),
};
