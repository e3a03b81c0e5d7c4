export { createToto } from './toto.ts';
export { totoProduct } from './product.ts';
export { resealDrawSeeds } from './draws/draw-seeds.ts';
export type { Toto, TotoDependencies } from './toto-api.ts';
