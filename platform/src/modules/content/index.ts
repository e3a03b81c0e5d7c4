export { createContent } from './content.ts';
export type { Content, ContentHead, DocumentHead } from './content-api.ts';
