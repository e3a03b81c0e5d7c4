/** Widgets of the header parcel by name. */
export const widgets = {
  main: () => import('./header-widget.tsx'),
};

export const pages = {};
