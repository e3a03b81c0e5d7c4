/**
 * What a page needs once in a while, in one chunk: each chunk of its own would put one more hash, which nobody
 * compresses, into what everybody loads.
 */
export const loadLater = () => import('./later.ts');

/** What only signed-in players need, in one chunk that guests never load. */
export const loadForPlayers = () => import('./for-players.ts');
