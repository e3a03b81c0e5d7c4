export { createExperiments, type ExperimentDependencies, type Experiments } from './experiments.ts';
