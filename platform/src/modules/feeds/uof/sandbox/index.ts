export { playSandbox } from './play-sandbox.ts';
export { TICK_MS } from '../../simulation/running/simulation.ts';
