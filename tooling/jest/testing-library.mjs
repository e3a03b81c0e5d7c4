// The library that renders and looks for what stands, for every test of a page: waiting has an end only to fail a test,
// and on a busy machine its second is not enough for a lazy module.
import { configure } from '@testing-library/react/dist/index.js';

configure({ asyncUtilTimeout: 30_000 });

export * from '@testing-library/react/dist/index.js';
