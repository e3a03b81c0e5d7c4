export { installFakePage } from './fake-page.ts';
export type {
  FakeAnswer,
  FakeControls,
  FakeDictionaries,
  FakePage,
  FakePageOptions,
  FakeRequest,
} from './fake-page-types.ts';
export { createVirtualTiming, settle, type VirtualTiming } from './virtual-timing.ts';
export { aLeg } from './sample-leg.ts';
export {
  anAccount,
  aProfile,
  aLimit,
  aBet,
  SAMPLE_NOW_MS,
  aCompetitor,
  anEvent,
  aMarket,
  aSiteConfig,
  aMatchedRoute,
} from './samples.ts';
export { aMarketType, TOLD_TYPES } from './sample-types.ts';
export { answered, refusal } from './answers.ts';
export { pseudoDictionaries, unsaidWords } from './pseudo-language.ts';
export { createMemoryStorage, type MemoryStorage } from './memory-storage.ts';
