type Configuration = Readonly<Record<string, unknown>>;

export const SHARED: Configuration;
export function parcelConfig(rootDir: string): Configuration;
