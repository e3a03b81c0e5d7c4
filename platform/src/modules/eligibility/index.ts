export { levelNames, levelsHad, levelsUpTo, type LevelNames } from './levels.ts';
export { toldWho } from './told-who.ts';
export { SAID_OF_UNKNOWN, unknownWhoIn, type WhoGround } from './unknown-who.ts';
export { isOf, readWho, type AskedOf, type PlayerFacts, type WhoFacts } from './who.ts';
