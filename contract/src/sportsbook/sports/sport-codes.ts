/**
 * The sports of the site in the order they are shown. A code here is a sport: the tables of the contract (`SPORTS`) and of
 * the server (`SPORT_MODELS`) do not compile before they have it too, and the dictionaries' test asks for its words.
 */
export const SPORT_CODES = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'handball',
  'cricket',
  'baseball',
  'american-football',
  'counter-strike',
  'dota-2',
  'league-of-legends',
  'virtual-football',
  'marbles',
] as const;
export type SportCode = (typeof SPORT_CODES)[number];
