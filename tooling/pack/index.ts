export { packPackages, type PackingPlan } from './pack-packages.ts';
