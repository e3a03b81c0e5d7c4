/** How often what others staked, and results, are read again while a page with them is looked at. */
export const READ_EVERY_MS = 20_000;
