import { VIDEO_POKER } from '../video-poker/video-poker.ts';
import { wholeReturn } from '../video-poker/whole-return.ts';

/**
 * `npm run games:video-poker`: counts what video poker returns by best play over every hand that can be dealt, in half a
 * minute, and compares it with what the game declares; exit code 1 where they differ.
 */
const counted = wholeReturn();
const declared = VIDEO_POKER.returnOf({});
const isSame = counted.num * declared.den === declared.num * counted.den;
console.log(
  `counted ${String(counted.num)} of ${String(counted.den)} parts: ${isSame ? 'as declared' : 'NOT AS DECLARED'}`,
);
if (!isSame) process.exitCode = 1;
