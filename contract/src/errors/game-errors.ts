/** What rounds, games and their catalogue are refused with: part of the error table. */
export const GAME_ERRORS = {
  GAME_UNKNOWN: [404, 'There is no such game.'],
  GAME_CLOSED: [409, 'This game is closed.'],
  GAME_LICENCE: [403, 'This game is not offered here.'],
  GAME_COUNTRY: [403, 'This game is not offered in your country.'],
  GAME_CURRENCY: [422, 'This game is not played in this currency.'],
  GAME_DEVICE: [422, 'This game does not run on this device.'],
  PROVIDER_UNKNOWN: [404, 'There is no such provider of games.'],
  COMPANY_OWN: [409, 'Our own games are not taken in from a file.'],
  SEEDS_CHANGED: [409, 'The seeds of your rounds have changed. Look at them and try again.'],
  ROUND_OPEN: [409, 'A round of this game is open. Play it to its end first.'],
  ROUND_UNKNOWN: [404, 'There is no such round.'],
  ROUND_MOVED_ON: [409, 'The round has moved on.'],
} as const;
