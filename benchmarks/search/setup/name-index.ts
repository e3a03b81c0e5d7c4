export { NameIndex } from '@paddock/platform/testing';
