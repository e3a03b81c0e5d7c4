/** Widgets of the support parcel by name. Written in Svelte: the contract asks for lifecycles, not for a framework. */
export const widgets = {
  button: () => import('./support-widget.ts'),
};

export const pages = {};
