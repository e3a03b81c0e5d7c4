/** Widgets of the footer parcel by name. */
export const widgets = {
  main: () => import('./footer-widget.tsx'),
};

export const pages = {};
