export { resealDraws } from './draws/reseal-draws.ts';
export { createLotto } from './lotto.ts';
export type { Lotto, LottoDependencies } from './lotto-api.ts';
export { lottoProduct } from './product.ts';
