export { createWords, type Words } from './words.ts';
