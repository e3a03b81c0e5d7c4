/** Any object of a file; what is in it is looked at field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** Told of each part of a match that cannot be used, while the match itself is kept. */
export type PartLeftOut = (reason: string) => void;
