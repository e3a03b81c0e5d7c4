// What the shared single-spa offers: the frame is its one application, pages and widgets are parcels of the root.
export { addErrorHandler, mountRootParcel, registerApplication, start } from 'single-spa';
