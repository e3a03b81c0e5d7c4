/** What a process that runs products is asked: one with this environment, or its end. */
export type HostAsk = { readonly environment: Readonly<Record<string, string | undefined>> } | 'stop';
/** What comes of it. */
export type HostAnswer = { readonly origin: string } | { readonly failed: string } | 'stopped';

/** The last line of a product on standard error: what comes after is of the next one. */
export const LAST_LINE = '-- the product has ended --\n';
