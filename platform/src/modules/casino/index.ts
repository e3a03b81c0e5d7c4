export type { Casino, CatalogueGame, PlayWish } from './casino-api.ts';
