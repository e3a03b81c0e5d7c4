export { useStream, useStreamValue } from './use-stream.ts';
export { usePrice, useEvent, useMarket, useList, useCatalogue, useIsPicked } from './use-odds.ts';
export { useT, useLanguage, useFormat, useMoney } from './use-texts.ts';
export { useServerNow } from './use-server-now.ts';
