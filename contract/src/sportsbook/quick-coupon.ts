/** Site feature of the quick coupon: it stands where the site has it and the route names it (S5-04). */
export const QUICK_COUPON_FEATURE = 39;
