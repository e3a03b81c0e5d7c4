export { createBlocks, type BlockDependencies, type Blocks } from './blocks.ts';
export type { AppealDesk, AppealProblem, Appeals } from './appeals/appeals-api.ts';
