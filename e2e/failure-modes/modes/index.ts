import { bootstrapRejects } from './bootstrap-rejects.ts';
import { entry404 } from './entry-404.ts';
import { entry500 } from './entry-500.ts';
import { entryHangs } from './entry-hangs.ts';
import { entryWithoutNetwork } from './entry-without-network.ts';
import type { FailureMode } from './failure-mode.ts';
import { halfAnEntry } from './half-an-entry.ts';
import { chunkHangs, styleHangs } from './lazy-file-hangs.ts';
import { mountHangs } from './mount-hangs.ts';
import { tamperedChunk } from './tampered-chunk.ts';
import { tamperedEntry } from './tampered-entry.ts';
import { tamperedStyle } from './tampered-style.ts';
import { throwsInRender } from './throws-in-render.ts';
import { throwsOnEvaluate } from './throws-on-evaluate.ts';

/** Every way in which a page or widget does not come. */
export const FAILURE_MODES: readonly FailureMode[] = [
  entry404,
  entry500,
  entryWithoutNetwork,
  entryHangs,
  halfAnEntry,
  tamperedEntry,
  chunkHangs,
  styleHangs,
  tamperedChunk,
  tamperedStyle,
  throwsOnEvaluate,
  bootstrapRejects,
  mountHangs,
  throwsInRender,
];
