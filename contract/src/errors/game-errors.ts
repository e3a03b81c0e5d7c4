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
  // Rounds that many players share
  BETS_CLOSED: [409, 'This round takes no more bets, and gives none back.'],
  SLOT_TAKEN: [409, 'There is a bet in this place already.'],
  ROUND_FULL: [422, 'The house takes no more on this round.'],
  ROUND_NOT_BEGUN: [409, 'The round has not begun, or stands too low to collect.'],
  ROUND_OVER: [409, 'The round was over when this was received.'],
  CHAIN_STATE: [409, 'There is no chain in a state that allows this.'],
} as const;
