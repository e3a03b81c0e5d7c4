/** Nobody says where players live: ways to pay of single countries are offered to nobody. */
export const countryUnknown = () => Promise.resolve(undefined);

/** Nobody has to be identified before money comes in. */
export const everybodyMayDeposit = () => Promise.resolve();
