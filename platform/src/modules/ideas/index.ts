export { createIdeas } from './ideas.ts';
export type { Ideas, IdeasDependencies } from './ideas-api.ts';
