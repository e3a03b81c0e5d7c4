type Configuration = Readonly<Record<string, unknown>>;

export const SHARED: Configuration;
export const ONE_REALM: Configuration;
export function parcelConfig(rootDir: string): Configuration;
