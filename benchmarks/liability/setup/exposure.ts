export { exposureOf } from '@paddock/platform/testing';
