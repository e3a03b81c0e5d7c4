// Jest compiles a setup that is TypeScript to CommonJS, and in a run of one process the tests would then be given these
// modules. Node loads them here, as it does for the tests, which in such a run have them already.
export { default } from './global-setup.ts';
