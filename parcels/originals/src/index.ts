import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('originals', failureTexts);

export const pages: ParcelModule['pages'] = {
  crash: async () => react((await import('./pages/crash-page.tsx')).CrashPage),
  fairness: async () => react((await import('./pages/fairness-page.tsx')).FairnessPage),
  'live-roulette': async () => react((await import('./pages/live-roulette-page.tsx')).LiveRoulettePage),
  game: async () => react((await import('./pages/game-page.tsx')).GamePage),
};

export const widgets: ParcelModule['widgets'] = {};
