/** From here on the side menu stands whole beside the page, with its own search. */
export const WHOLE_MENU = '(width >= 1300px)';
