export { useStream, useStreamValue } from './use-stream.ts';
export { usePrice, useEvent, useMarket, useList, useCatalogue, useIsPicked } from './use-odds.ts';
export { useT, useLanguage, useFormat, useMoney } from './use-texts.ts';
export { useServerNow } from './use-server-now.ts';
export { useRead, type Read, type ReadOptions, type ReadValue } from './use-read.ts';
export { useSubmit, type Refusal, type Submit } from './use-submit.ts';
export { useSiteConfig } from './use-site-config.ts';
export { useLabels, type Labels } from './use-labels.ts';
export { useEventSearch, type EventSearch } from './use-event-search.ts';
