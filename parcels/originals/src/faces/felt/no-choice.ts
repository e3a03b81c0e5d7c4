/** What is chosen in a game in which there is only a stake. */
export type NoChoice = Readonly<Record<string, never>>;
