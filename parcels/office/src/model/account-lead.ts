/** What an account says of itself: a player of one click has given no address yet. */
export const accountLead = (email: string): 'account.since' | 'account.lead' =>
  email === '' ? 'account.since' : 'account.lead';
