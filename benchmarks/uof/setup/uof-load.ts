export { startUofLoad, type UofLoad } from '@paddock/platform/testing/uof';
