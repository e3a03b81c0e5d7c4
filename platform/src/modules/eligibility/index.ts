export { levelNames, levelsHad, levelsUpTo, type LevelNames } from './levels.ts';
export { isOf, readWho, type AskedOf, type PlayerFacts, type WhoFacts } from './who.ts';
