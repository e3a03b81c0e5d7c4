/** Names the generators take: `favourite-leagues`. */
export const KEBAB_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** `FavouriteLeagues` of `favourite-leagues`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `favouriteLeagues` of `favourite-leagues`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
