// What a page needs only after it stands, in one chunk: one more hash in the root config is one more nobody compresses.
export { createAfterwards } from './afterwards.ts';
export { createPageReporter } from '../errors/page-reporter.ts';
export { createRemoteEntryPage } from '../remote-entries/remote-entry-page.ts';
export { writeHead } from '../navigation/write-head.ts';
export { createAskAgain } from '../remote/hung-files.ts';
export { createOwnBlock } from '../blocks/own-block.ts';
export { createAskMoved } from '../moved/ask-moved.ts';
