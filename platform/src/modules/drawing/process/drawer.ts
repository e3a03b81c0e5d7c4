import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { DrawingProgram, DrawingReply, DrawingRequest, DrawingStep } from './drawing-messages.ts';
import { findWall, walledIn, type Wall, type WallKind } from './walls.ts';

export interface DrawingAnswer {
  /** Undefined where it threw, took too long or said too much. */
  readonly text: string | undefined;
  readonly cpuMs: number;
}

/** Runs code of parcels that draws, away from all that is worth something. */
export interface Drawer {
  ask(program: DrawingProgram, step: DrawingStep): Promise<DrawingAnswer>;
  stop(): void;
}

/** A step that takes longer is not worth waiting for: its process is ended, and the next step has a new one. */
export const STEP_MS = 1_000;
/** The first step of a process waits for Node and for the programs too. */
const FIRST_STEP_MS = 5_000;
/** Longest markup or list of reads, in characters. */
export const MOST_CHARS = 1_000_000;
const PROGRAM = fileURLToPath(new URL('./drawing.process.ts', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  /** Whether it has answered anything. */
  isUp: boolean;
  /** Programs it was given. */
  readonly known: Set<string>;
  /** What it was asked and has not answered. */
  readonly waiting: Map<number, (answer: DrawingAnswer) => void>;
}

/**
 * A drawer whose process begins with the first question. It has no environment, nothing but one channel, and what walls
 * the machine has.
 * @param onWall is told them once
 */
export function createDrawer(onWall: (kind: WallKind) => void): Drawer {
  let wall: Promise<Wall> | undefined;
  let running: Running | undefined;
  let lastId = 0;

  function end(one: Running): void {
    one.child.kill('SIGKILL');
    if (running === one) running = undefined;
    for (const done of [...one.waiting.values()]) done({ text: undefined, cpuMs: STEP_MS });
  }

  async function lookForWall(): Promise<Wall> {
    const found = await findWall();
    onWall(found.kind);
    return found;
  }

  function begin(found: Wall): Running {
    const [command = '', ...words] = walledIn(found, PROGRAM);
    const child = spawn(command, words, {
      env: {},
      cwd: '/',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const one: Running = { child, isUp: false, known: new Set(), waiting: new Map() };
    child.on('message', ({ id, text, cpuMs }: DrawingReply) => {
      one.isUp = true;
      const answer = typeof text === 'string' && text.length <= MOST_CHARS ? text : undefined;
      one.waiting.get(id)?.({ text: answer, cpuMs });
    });
    child.on('exit', () => end(one));
    child.on('error', () => end(one));
    return one;
  }

  return {
    async ask(program, step) {
      const found = await (wall ??= lookForWall());
      const one = (running ??= begin(found));
      // Where the process has gone meanwhile, its end answers.
      const tell = (request: DrawingRequest): void => void one.child.send(request, () => undefined);
      if (!one.known.has(program.id)) {
        one.known.add(program.id);
        tell({ kind: 'program', program });
      }
      const id = ++lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(one), one.isUp ? STEP_MS : FIRST_STEP_MS);
        one.waiting.set(id, (answer) => {
          clearTimeout(timer);
          one.waiting.delete(id);
          resolve(answer);
        });
        tell({ kind: 'step', id, programId: program.id, step });
      });
    },
    stop: () => running && end(running),
  };
}
