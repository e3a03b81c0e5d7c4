export { createFavourites } from './favourites.ts';
