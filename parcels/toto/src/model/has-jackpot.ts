/** Whether there is anything in a jackpot ("0.00" is none): a pool without one speaks of none. */
export const hasJackpot = (amount: string): boolean => Number(amount) > 0;
