export { levelNames, levelsHad, levelsUpTo, type LevelNames } from './levels.ts';
export { toldWho } from './told-who.ts';
export { unknownCountryAt } from './unknown-country.ts';
export { isOf, readWho, type AskedOf, type PlayerFacts, type WhoFacts } from './who.ts';
