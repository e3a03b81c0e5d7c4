/** The most a trader's order takes off what a price wins, in thousandths. */
export const CUT_MOST_MILLI = 500;
