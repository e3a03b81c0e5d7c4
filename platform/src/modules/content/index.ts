export { createContent } from './content.ts';
export type { Content, ContentHead } from './content-api.ts';
