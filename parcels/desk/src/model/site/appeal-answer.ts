/** What the server takes of the answer to an appeal, in characters. */
export const APPEAL_ANSWER = { least: 3, most: 2_000 } as const;
