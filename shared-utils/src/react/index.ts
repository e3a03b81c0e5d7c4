export { useStream, useStreamValue } from './use-stream.ts';
export {
  usePrice,
  useEvent,
  useMarket,
  useList,
  useCatalogue,
  useTable,
  useLotteriesNow,
  useTournament,
  useIsPicked,
} from './use-odds.ts';
export { useT, useLanguage, useFormat, useMoney } from './use-texts.ts';
export { useBalanceMask, type BalanceMask } from './use-balance-mask.ts';
export { useServerNow } from './use-server-now.ts';
export { useRead, type Read, type ReadOptions, type ReadValue } from './use-read.ts';
export { useReadWords } from './use-read-words.ts';
export { usePages, type PagesOptions, type PagesRead } from './use-pages.ts';
export { useSender } from './use-sender.ts';
export { useSubmit, type Refusal, type Submit } from './use-submit.ts';
export { useWritten } from './use-written.ts';
export { useSiteConfig } from './use-site-config.ts';
export { useMedia } from './use-media.ts';
export { useLabels, type Labels } from './use-labels.ts';
export { useQuiet } from './use-quiet.ts';
export { useHitWords, useSearch, type HitWords, type Search } from './use-search.ts';
