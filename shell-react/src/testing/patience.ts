import { configure } from '@testing-library/react';

/** Waiting has an end only to fail a test; on a busy machine a second is not enough for a lazy module. */
configure({ asyncUtilTimeout: 30_000 });
