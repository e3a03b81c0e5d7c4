export { createBlocks, type BlockDependencies, type Blocks } from './blocks.ts';
