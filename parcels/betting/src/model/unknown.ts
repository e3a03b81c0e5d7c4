const UNKNOWN: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT'];

/** Whether the server refused because an address names nothing: its id is of nothing, or is no id. */
export const isUnknown = ({ code }: { readonly code: string }): boolean => UNKNOWN.includes(code);
